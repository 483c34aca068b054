package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.DuelEnded;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Moved;
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
                || !boost && Aboard.hasSubpilotActing(state, fighter)) { // BCG-COMB-3
            return 0;
        }
        int speed = Ranks.speed(state, fighter);
        return (boost ? 2 * speed : speed) + state.sum(Mark.Kind.FASTER, fighter, fighter);
    }

    /** Duelists, docked Units and Fortresses do not Move with Actions. Ledger: BCG-DUEL-3, BCG-AMB-69. */
    static boolean mayMove(Fighter fighter) {
        boolean held = fighter.isDueling() && !fighter.owns(UpgradeId.SLIPPERY_CHASSIS);
        return !held && fighter.base().isEmpty() && !fighter.owns(UpgradeId.FORTRESS);
    }

    /** Where a Unit can go freely with that many Zones. */
    public static Reach reach(CenturyState state, Fighter fighter, int budget) {
        return Reach.from(state.field().zones(), fighter.zone(), budget, new Steps(state, fighter));
    }

    /** Where it can go without ever getting farther from a Zone. Ledger: BCG-OFF-2. */
    public static Reach approach(CenturyState state, Fighter fighter, int budget, int toward) {
        return approach(state, fighter, budget, Goal.of(toward));
    }

    /** The same with a Unit, of which the nearest Zone counts. Ledger: BCG-AMB-123. */
    public static Reach approach(CenturyState state, Fighter fighter, int budget, Fighter toward) {
        return approach(state, fighter, budget, Goal.of(state, toward));
    }

    static Reach approach(CenturyState state, Fighter fighter, int budget, Goal toward) {
        boolean backwards = Working.has(state, fighter, UpgradeId.REVERSIBLE_THRUSTERS)
                || fighter.owns(UpgradeId.HYPERSONIC_STRIKER);
        if (backwards) {
            return reach(state, fighter, budget);
        }
        int[] far = new int[state.field().zones().size()];
        for (int zone = 0; zone < far.length; zone++) {
            far[zone] = toward.distance(state, fighter, zone);
        }
        return steps(state, fighter, budget, (from, to) -> far[to] <= far[from]);
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
    static Reach within(CenturyState state, Fighter fighter, int budget, boolean[] on) {
        return steps(state, fighter, budget, (from, to) -> on[to]);
    }

    /** Where it can go without ever coming nearer to a Zone. Ledger: BCG-UTIL-5. */
    static Reach away(CenturyState state, Fighter fighter, int budget, int origin) {
        int[] far = distances(state, origin);
        return steps(state, fighter, budget, (from, to) -> far[to] >= far[from]);
    }

    /** Whether a step may be taken besides what the ground says. */
    private interface Limit {
        boolean allows(int from, int to);
    }

    private static Reach steps(CenturyState state, Fighter fighter, int budget, Limit limit) {
        Steps ground = new Steps(state, fighter);
        StepCosts limited = new StepCosts() {
            @Override
            public int cost(int from, int to) {
                return ground.costs[to];
            }

            @Override
            public boolean allowed(int from, int to) {
                return limit.allows(from, to) && ground.allowed(from, to);
            }
        };
        return Reach.from(state.field().zones(), fighter.zone(), budget, limited);
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
        Aiming.check(play);
        Pinned.resolve(play, fighter, path.length - 1);
    }

    /** What a step costs on that ground. */
    private record Steps(CenturyState state, Fighter fighter, int[] costs, boolean huge, boolean[] walls)
            implements StepCosts {

        Steps(CenturyState state, Fighter fighter) {
            this(state, fighter, Footing.costs(state, fighter), fighter.owns(UpgradeId.COLOSSUS), Cover.walls(state));
        }

        @Override
        public int cost(int from, int to) {
            return costs[to];
        }

        @Override
        public boolean allowed(int from, int to) {
            return !walls[to] && (!huge || Colossus.fitsAt(state, fighter, to));
        }
    }
}
