package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.Aim;
import arbiter.games.centuryg.state.AimLost;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.kernel.Play;
import java.util.Optional;

/** What an Aim is good for, and when it is lost. Ledger: BCG-OFF-4, BCG-AMB-64, BCG-AMB-65. */
final class Aiming {

    private Aiming() {}

    /** Whether the next Action with that Weapon against that Unit is an aimed one. */
    static boolean at(CenturyState state, Fighter unit, Wield wield, Fighter target) {
        if (unit.aim().isEmpty()) {
            return given(state, unit);
        }
        Aim aim = unit.aim().get();
        return given(state, unit) || with(aim, wield) && aim.target().equals(target.id());
    }

    /** The same for a Zone. */
    static boolean at(CenturyState state, Fighter unit, Wield wield, int zone) {
        if (unit.aim().isEmpty()) {
            return given(state, unit);
        }
        Aim aim = unit.aim().get();
        return given(state, unit) || with(aim, wield) && aim.zones().contains(zone);
    }

    /** Whether somebody else lets the Unit have all that Aim gives, with any Weapon. Ledger: BCG-AMB-64. */
    static boolean given(CenturyState state, Fighter unit) {
        return state.has(Mark.Kind.TARGETING, unit);
    }

    private static boolean with(Aim aim, Wield wield) {
        return aim.weapon().equals(wield.weapon().id());
    }

    /** Any Action but the shot, another Aim or nothing at all loses an Aim. Ledger: BCG-OFF-4. */
    static void lose(Play<CenturyState> play, Fighter unit) {
        if (unit.aim().isPresent()) {
            play.emit(new AimLost(unit.id()));
        }
    }

    /** After somebody has moved or the ground has changed: Aims at what cannot be hit any more are lost. */
    static void check(Play<CenturyState> play) {
        CenturyState state = play.state();
        for (Fighter unit : state.fighters()) {
            if (unit.aim().isPresent() && !valid(state, unit, unit.aim().get())) {
                play.emit(new AimLost(unit.id()));
            }
        }
    }

    private static boolean valid(CenturyState state, Fighter unit, Aim aim) {
        Optional<Mounted> mounted = unit.weapons().stream()
                .filter(weapon -> weapon.weapon().id().equals(aim.weapon()))
                .findFirst();
        if (mounted.isEmpty()) {
            return false;
        }
        Wield wield = new Wield(mounted.get(), Manner.PLAIN);
        if (!aim.zones().isEmpty()) {
            return aim.zones().stream().allMatch(zone -> inSight(state, unit, wield, Goal.of(zone)));
        }
        Fighter target = state.fighter(aim.target());
        return target.isOut() && inSight(state, unit, wield, Goal.of(state, target));
    }

    private static boolean inSight(CenturyState state, Fighter unit, Wield wield, Goal goal) {
        boolean past = goal.aloft() || wield.is(WeaponAbility.BURST) || wield.is(WeaponAbility.LINE);
        Walls walls = past ? Cover.walls(state) : Cover.walls(state, unit);
        int most = Ranges.most(state, unit, wield, true);
        return goal.isOpen(state, unit, walls, unit.zone(), wield.least(), most);
    }
}
