package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.attack.AimTarget.AimLost;
import arbiter.games.centuryg.move.ZoneWalls;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.terrain.Cover;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponRanges;
import arbiter.kernel.Play;
import java.util.Optional;

/** What an Aim is good for, and when it is lost. Ledger: BCG-OFF-4, BCG-AMB-64, BCG-AMB-65. */
public final class AimBenefit {

    private AimBenefit() {}

    /** Whether the next Action with that Weapon against that Unit is an aimed one. */
    public static boolean at(CenturyState state, Fighter unit, WeaponInUse wield, Fighter target) {
        if (unit.aim().isEmpty()) {
            return given(state, unit);
        }
        AimTarget aim = unit.aim().get();
        return given(state, unit) || with(aim, wield) && aim.target().equals(target.id());
    }

    /** The same for a Zone. */
    public static boolean at(CenturyState state, Fighter unit, WeaponInUse wield, int zone) {
        if (unit.aim().isEmpty()) {
            return given(state, unit);
        }
        AimTarget aim = unit.aim().get();
        return given(state, unit) || with(aim, wield) && aim.zones().contains(zone);
    }

    /** Whether somebody else lets the Unit have all that Aim gives, with any Weapon. Ledger: BCG-AMB-64. */
    static boolean given(CenturyState state, Fighter unit) {
        return state.has(Mark.Kind.TARGETING, unit);
    }

    private static boolean with(AimTarget aim, WeaponInUse wield) {
        return aim.weapon().equals(wield.weapon().id());
    }

    /** Any Action but the shot, another Aim or nothing at all loses an Aim. Ledger: BCG-OFF-4. */
    public static void lose(Play<CenturyState> play, Fighter unit) {
        if (unit.aim().isPresent()) {
            play.emit(new AimLost(unit.id()));
        }
    }

    /** After somebody has moved or the ground has changed: Aims at what cannot be hit any more are lost. */
    public static void check(Play<CenturyState> play) {
        CenturyState state = play.state();
        for (Fighter unit : state.units()) {
            if (unit.aim().isPresent() && !valid(state, unit, unit.aim().get())) {
                play.emit(new AimLost(unit.id()));
            }
        }
    }

    private static boolean valid(CenturyState state, Fighter unit, AimTarget aim) {
        Optional<WeaponInUse> aimed = unit.fittings().plainWeapons().stream()
                .filter(weapon -> with(aim, weapon))
                .findFirst();
        if (aimed.isEmpty()) {
            return false;
        }
        WeaponInUse wield = aimed.get();
        if (!aim.zones().isEmpty()) {
            return aim.zones().stream().allMatch(zone -> inSight(state, unit, wield, ShotGoal.of(zone)));
        }
        Fighter target = state.unit(aim.target());
        return target.isOut() && inSight(state, unit, wield, ShotGoal.of(state, target));
    }

    private static boolean inSight(CenturyState state, Fighter unit, WeaponInUse wield, ShotGoal goal) {
        boolean past = goal.aloft() || wield.is(WeaponAbility.BURST) || wield.is(WeaponAbility.LINE);
        ZoneWalls walls = past ? Cover.walls(state) : Cover.walls(state, unit);
        int most = WeaponRanges.most(state, unit, wield, true);
        return goal.isOpen(state, unit, walls, unit.zone(), wield.least(), most);
    }
}
