package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;

/** Whom, and which Zones, one Unit could attack, after a move if need be. Ledger: 5.3 steps 2 to 5. */
public final class Targets {

    private final CenturyState state;
    private final Fighter unit;
    private final int budget;
    /** Where the Unit can get without leaving a Zone behind, by that Zone; worked out when first needed. */
    private final Reach[] ways;

    Targets(CenturyState state, Fighter unit) {
        this.state = state;
        this.unit = unit;
        this.budget = Movement.budget(state, unit, false);
        this.ways = new Reach[state.field().zones().size()];
    }

    /** The Enemies that can be named with that Weapon. */
    List<Fighter> of(Strike.Mode mode, Wield wield) {
        if (!suits(mode, wield)) {
            return List.of();
        }
        List<Fighter> targets = new ArrayList<>(4);
        for (Fighter other : state.fighters()) {
            if (other.isOut()
                    && state.enemies(unit, other)
                    && allowed(mode, other)
                    && (mode != Strike.Mode.ASSIST || Assist.possible(state, unit))
                    && canName(mode, wield, other)) {
                targets.add(other);
            }
        }
        return targets;
    }

    /** Assist needs a single target, Engage a Unit that is free to duel. Ledger: BCG-OFF-5, BCG-DUEL-1, BCG-AMB-69. */
    boolean suits(Strike.Mode mode, Wield wield) {
        boolean everywhere = wield.is(WeaponId.FINAL_BEAM);
        if (everywhere && !FinalBeam.isCharged(state, unit)) {
            return false;
        }
        if (wield.is(WeaponId.SUPERHEAVY_MACHINEGUN) && (unit.isDueling() || !Movement.mayMove(unit))) {
            return false; // BCG-AMB-113
        }
        return switch (mode) {
            case ATTACK, SUPPRESS -> true;
            case ASSIST -> !wield.isArea() && !everywhere;
            case ENGAGE ->
                !everywhere
                        && !unit.isDueling()
                        && !unit.owns(UpgradeId.COLOSSUS)
                        && unit.base().isEmpty()
                        && wield.least() == 0;
        };
    }

    /** Base Units duel only Base Units; one Duel for each Unit. Ledger: BCG-DUEL-2, BCG-AMB-55, BCG-AMB-56. */
    private boolean allowed(Strike.Mode mode, Fighter other) {
        if (mode != Strike.Mode.ENGAGE) {
            return true;
        }
        boolean bases = unit.owns(UpgradeId.BASE_UNIT) == other.owns(UpgradeId.BASE_UNIT);
        return bases && !other.isDueling() && !other.owns(UpgradeId.COLOSSUS);
    }

    /** Whether a Unit can be named from here or after coming closer. */
    boolean canName(Strike.Mode mode, Wield wield, Fighter target) {
        if (wield.is(WeaponId.FINAL_BEAM)) {
            return true;
        }
        boolean aimed = Aiming.at(state, unit, wield, target);
        if (wield.is(WeaponId.SNIPER_RIFLE) && !aimed) {
            return false;
        }
        int most = mode == Strike.Mode.ENGAGE ? 0 : Ranges.most(state, unit, wield, aimed);
        return isLegal(wield, unit.zone(), target.zone(), most)
                || !from(wield, target.zone(), most).isEmpty();
    }

    /** Whether a Zone can be named for an area. */
    boolean canName(Wield wield, int zone) {
        int most = Ranges.most(state, unit, wield, Aiming.at(state, unit, wield, zone));
        return isLegal(wield, unit.zone(), zone, most)
                || !from(wield, zone, most).isEmpty();
    }

    private boolean isLegal(Wield wield, int from, int to, int most) {
        int distance = state.field().zones().distance(from, to);
        return distance <= most && distance >= wield.least() && Cover.clear(state, unit, wield, from, to);
    }

    /** The Zones from which the attack would be legal, as far as the Unit can get there. */
    List<Integer> from(Wield wield, int target, int most) {
        int moves = wield.is(WeaponId.SUPERHEAVY_MACHINEGUN) ? 0 : budget;
        if (state.field().zones().distance(unit.zone(), target) > most + moves) {
            return List.of();
        }
        if (moves == 0) {
            return isLegal(wield, unit.zone(), target, most) ? List.of(unit.zone()) : List.of();
        }
        List<Integer> zones = new ArrayList<>();
        for (int zone : way(target).places()) {
            if (isLegal(wield, zone, target, most)) {
                zones.add(zone);
            }
        }
        return zones;
    }

    /** How the Unit gets closer to a Zone, or around it. Ledger: BCG-OFF-2. */
    Reach way(int target) {
        if (ways[target] == null) {
            ways[target] = Movement.approach(state, unit, budget, target);
        }
        return ways[target];
    }
}
