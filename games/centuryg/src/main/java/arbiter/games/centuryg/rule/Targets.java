package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Footprint;
import arbiter.space.Reach;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.List;

/** Whom, and which Zones, one Unit could attack, after a move if need be. Ledger: 5.3 steps 2 to 5. */
public final class Targets {

    private final CenturyState state;
    private final Fighter unit;
    private final int budget;
    /** Every Zone within its movement can be entered, at the same cost. */
    private final boolean unhindered;
    /** Where the Unit can get without leaving a Zone behind, by that Zone; worked out when first needed. */
    private final Reach[] ways;

    private final int[][] places;
    /** Zones that stop shots of this Unit, with and without Enemies in them. */
    private boolean[] shields;

    private boolean[] ground;

    Targets(CenturyState state, Fighter unit) {
        this.state = state;
        this.unit = unit;
        this.budget = Movement.budget(state, unit, false);
        this.unhindered = Movement.isUnhindered(state, unit, budget);
        this.ways = new Reach[state.field().zones().size()];
        this.places = new int[ways.length][];
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
        if (wield.is(WeaponId.SUPERHEAVY_MACHINEGUN)
                && (unit.isDueling() || !Movement.mayMove(unit) || Footing.isStuck(state, unit))) {
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
        return canStrike(wield, Goal.of(state, target), most);
    }

    /** Whether a Zone can be named for an area. */
    boolean canName(Wield wield, int zone) {
        int most = Ranges.most(state, unit, wield, Aiming.at(state, unit, wield, zone));
        return canStrike(wield, Goal.of(zone), most);
    }

    /** Whether there is a Zone from which that can be struck: where the Unit stands, or one it can get to. */
    boolean canStrike(Wield wield, Goal goal, int most) {
        if (isOpen(wield, goal, unit.zone(), most)) {
            return true;
        }
        int moves = moves(wield);
        int distance = state.field().zones().distance(unit.zone(), goal.zone());
        boolean huge = !goal.body().isEmpty() || unit.owns(UpgradeId.COLOSSUS);
        int far = most + moves + (huge ? Footprint.SIZE : 0);
        if (moves == 0 || distance > far) {
            return false;
        }
        if (unhindered && goal.body().isEmpty() && closesIn(wield, goal, distance, most)) {
            return true;
        }
        for (int zone : places(goal.zone())) {
            if (isOpen(wield, goal, zone, most)) {
                return true;
            }
        }
        return false;
    }

    /** Whether walking straight at it is enough, which nothing hinders: next to it there is no cover any more. */
    private boolean closesIn(Wield wield, Goal goal, int distance, int most) {
        if (distance - budget <= 1 && wield.least() == 0) {
            return true;
        }
        Zones zones = state.field().zones();
        for (int zone : zones.lines(unit.zone(), goal.zone(), distance).get(0).zones()) {
            int walked = zones.distance(unit.zone(), zone);
            if (walked <= budget
                    && walked + zones.distance(zone, goal.zone()) == distance
                    && isOpen(wield, goal, zone, most)) {
                return true;
            }
        }
        return false;
    }

    /** Whether that can be struck from that Zone. */
    boolean isOpen(Wield wield, Goal goal, int from, int most) {
        return goal.isOpen(state, unit, walls(wield, goal), from, wield.least(), most);
    }

    private int moves(Wield wield) {
        return wield.is(WeaponId.SUPERHEAVY_MACHINEGUN) ? 0 : budget;
    }

    /** The Zones from which the attack would be legal, as far as the Unit can get there. */
    List<Integer> from(Wield wield, Goal goal, int most) {
        if (moves(wield) == 0) {
            return isOpen(wield, goal, unit.zone(), most) ? List.of(unit.zone()) : List.of();
        }
        List<Integer> zones = new ArrayList<>();
        for (int zone : places(goal.zone())) {
            if (isOpen(wield, goal, zone, most)) {
                zones.add(zone);
            }
        }
        return zones;
    }

    /** The Zones that stop a shot: Bursts and Lines go past Units, and nobody shelters a Flyer. Ledger: BCG-AMB-61. */
    private boolean[] walls(Wield wield, Goal goal) {
        if (goal.aloft() || wield.is(WeaponAbility.BURST) || wield.is(WeaponAbility.LINE)) {
            ground = ground == null ? Cover.walls(state) : ground;
            return ground;
        }
        shields = shields == null ? Cover.walls(state, unit) : shields;
        return shields;
    }

    private int[] places(int target) {
        if (places[target] == null) {
            places[target] = way(target).places();
        }
        return places[target];
    }

    /** How the Unit gets closer to a Zone, or around it. Ledger: BCG-OFF-2. */
    Reach way(int target) {
        if (ways[target] == null) {
            ways[target] = Movement.approach(state, unit, budget, target);
        }
        return ways[target];
    }
}
