package arbiter.games.centuryg.move;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.attack.AttackUpgrades;
import arbiter.games.centuryg.attack.ShotGoal;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.duel.DuelEnded;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.Position.Moved;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Play;
import arbiter.space.Reach;
import arbiter.space.StepCosts;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.List;

/** Moving over Zones. Ledger: BCG-OP-8, BCG-OFF-2, BCG-TERR-2, BCG-AMB-70, BCG-AMB-71. */
public final class Movement {

    private Movement() {}

    /** How many Zones an Action's movement has: Speed, doubled for a Boost, then flat extras. Ledger: BCG-AMB-75. */
    public static int budget(CenturyState state, Fighter fighter, boolean boost) {
        if (!mayMove(fighter)
                || Footing.isStuck(state, fighter) // flyer
                || !boost && ActingPilot.hasSubpilotActing(state, fighter)) { // BCG-COMB-3
            return 0;
        }
        int speed = Ranks.speed(state, fighter);
        return (boost ? 2 * speed : speed) + state.sum(Mark.Kind.FASTER, fighter, fighter);
    }

    /** Duelists, docked Units and Fortresses do not Move with Actions. Ledger: BCG-DUEL-3, BCG-AMB-69. */
    public static boolean mayMove(Fighter fighter) {
        boolean held = fighter.isDueling() && !fighter.nature().slipsAway();
        return !held && fighter.base().isEmpty() && !fighter.nature().staysPut();
    }

    /** Where a Unit can go freely with that many Zones. */
    public static Reach reach(CenturyState state, Fighter fighter, int budget) {
        return Reach.from(state.field().zones(), fighter.zone(), budget, new WalkingCosts(state, fighter));
    }

    /** Where it can go without ever getting farther from a Zone. Ledger: BCG-OFF-2. */
    public static Reach approach(CenturyState state, Fighter fighter, int budget, int toward) {
        return approach(state, fighter, budget, ShotGoal.of(toward));
    }

    /** The same with a Unit, of which the nearest Zone counts. Ledger: BCG-AMB-123. */
    public static Reach approach(CenturyState state, Fighter fighter, int budget, Fighter toward) {
        return approach(state, fighter, budget, ShotGoal.of(state, toward));
    }

    public static Reach approach(CenturyState state, Fighter fighter, int budget, ShotGoal toward) {
        return approach(new WalkingCosts(state, fighter), budget, toward);
    }

    /** The same on ground that is known already. */
    public static Reach approach(WalkingCosts walk, int budget, ShotGoal toward) {
        CenturyState state = walk.state();
        Fighter fighter = walk.fighter();
        if (AttackUpgrades.backsOff(state, fighter)) {
            return Reach.from(state.field().zones(), fighter.zone(), budget, walk);
        }
        Zones zones = state.field().zones();
        if (!walk.huge() && toward.body().isEmpty()) {
            int goal = toward.zone();
            return steps(walk, budget, (from, to) -> zones.distance(to, goal) <= zones.distance(from, goal));
        }
        return steps(
                walk,
                budget,
                (from, to) -> toward.distance(state, fighter, to) <= toward.distance(state, fighter, from));
    }

    private static int[] distances(CenturyState state, int to) {
        Zones zones = state.field().zones();
        int[] distances = new int[zones.size()];
        for (int zone = 0; zone < distances.length; zone++) {
            distances[zone] = zones.distance(zone, to);
        }
        return distances;
    }

    /** Where it can go on some Zones only. */
    public static Reach within(CenturyState state, Fighter fighter, int budget, boolean[] on) {
        return steps(new WalkingCosts(state, fighter), budget, (from, to) -> on[to]);
    }

    /** Where it can go without ever coming nearer to a Zone. Ledger: BCG-UTIL-5. */
    public static Reach away(CenturyState state, Fighter fighter, int budget, int origin) {
        int[] far = distances(state, origin);
        return steps(new WalkingCosts(state, fighter), budget, (from, to) -> far[to] >= far[from]);
    }

    /** Whether a step may be taken besides what the ground says. */
    private interface Limit {
        boolean allows(int from, int to);
    }

    private static Reach steps(WalkingCosts walk, int budget, Limit limit) {
        StepCosts limited = new StepCosts() {
            @Override
            public int cost(int from, int to) {
                return walk.cost(from, to);
            }

            @Override
            public int least() {
                return walk.least();
            }

            @Override
            public boolean allowed(int from, int to) {
                return walk.allowed(from, to) && limit.allows(from, to);
            }
        };
        return Reach.from(walk.state().field().zones(), walk.fighter().zone(), budget, limited);
    }

    /** Walks a path by the Unit's own will: whoever is pinned pays for it. Ledger: BCG-OFF-7. */
    public static void walk(Play<CenturyState> play, Fighter fighter, int[] path) {
        if (path.length < 2) {
            return;
        }
        List<Integer> zones = new ArrayList<>(path.length);
        for (int zone : path) {
            zones.add(zone);
        }
        boolean leavesDuel = fighter.isDueling();
        play.emit(new Moved(fighter.id(), zones));
        if (leavesDuel) {
            play.emit(new DuelEnded(fighter.id()));
        }
        AimBenefit.check(play);
        PinnedMovement.resolve(play, fighter, path.length - 1);
    }
}
