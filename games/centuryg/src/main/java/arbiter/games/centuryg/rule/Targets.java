package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;

/** Whom a Unit could attack, after a move if need be. Ledger: 5.3 steps 2 to 5. */
public final class Targets {

    private Targets() {}

    static List<Fighter> of(CenturyState state, Fighter unit, Strike.Mode mode, Mounted mounted) {
        if (!suits(state, unit, mode, mounted)) {
            return List.of();
        }
        List<Fighter> targets = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            if (other.isOut()
                    && state.enemies(unit, other)
                    && allowed(unit, other, mode)
                    && !from(state, unit, other, mode, mounted).isEmpty()) {
                targets.add(other);
            }
        }
        return targets;
    }

    /** Assist needs a single target; a Sniper Rifle needs Aim first. Ledger: BCG-OFF-5, sniper-rifle. */
    private static boolean suits(CenturyState state, Fighter unit, Strike.Mode mode, Mounted mounted) {
        if (Working.is(mounted, WeaponId.SNIPER_RIFLE)
                && unit.aim()
                        .filter(aim -> aim.weapon().equals(mounted.weapon().id()))
                        .isEmpty()
                && !AimBenefits.has(state, unit)) {
            return false;
        }
        boolean area = mounted.weapon().is(WeaponAbility.BLAST)
                || mounted.weapon().is(WeaponAbility.BURST)
                || mounted.weapon().is(WeaponAbility.LINE);
        return switch (mode) {
            case ATTACK, SUPPRESS -> true;
            case ASSIST -> !area;
            case ENGAGE ->
                !unit.isDueling()
                        && !unit.owns(UpgradeId.COLOSSUS)
                        && unit.base().isEmpty();
        };
    }

    /** Base Units duel only Base Units; one Duel for each Unit. Ledger: BCG-DUEL-2, BCG-AMB-55, BCG-AMB-56. */
    private static boolean allowed(Fighter unit, Fighter other, Strike.Mode mode) {
        if (mode != Strike.Mode.ENGAGE) {
            return true;
        }
        boolean bases = unit.owns(UpgradeId.BASE_UNIT) == other.owns(UpgradeId.BASE_UNIT);
        return bases && !other.isDueling() && !other.owns(UpgradeId.COLOSSUS);
    }

    /** The Zones from which the attack would be legal, as far as the Unit can get there. */
    static List<Integer> from(CenturyState state, Fighter unit, Fighter target, Strike.Mode mode, Mounted mounted) {
        boolean aimed = unit.aim()
                        .filter(aim -> aim.weapon().equals(mounted.weapon().id())
                                && aim.target().equals(target.id()))
                        .isPresent()
                || AimBenefits.has(state, unit);
        int most = mode == Strike.Mode.ENGAGE ? 0 : Ranges.most(state, unit, mounted.weapon(), aimed);
        int budget = Working.is(mounted, WeaponId.SUPERHEAVY_MACHINEGUN) ? 0 : Movement.budget(state, unit, false);
        if (state.distance(unit, target) > most + budget) {
            return List.of();
        }
        Reach reach = Movement.approach(state, unit, budget, target.zone());
        List<Integer> zones = new ArrayList<>();
        for (int zone : reach.places()) {
            int distance = state.field().zones().distance(zone, target.zone());
            if (distance <= most && distance >= least(mounted) && Cover.clear(state, unit, zone, target)) {
                zones.add(zone);
            }
        }
        return zones;
    }

    /** Ledger: powered-rifle. */
    private static int least(Mounted mounted) {
        return Working.is(mounted, WeaponId.POWERED_RIFLE) ? 5 : 0;
    }
}
