package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.DuelEnded;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Moved;
import arbiter.games.centuryg.state.Patch;
import arbiter.games.centuryg.state.Terrain;
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

    /** Whether every Zone that near can be entered at the same cost. */
    static boolean isUnhindered(CenturyState state, Fighter fighter, int near) {
        if (fighter.owns(UpgradeId.COLOSSUS) || fighter.owns(UpgradeId.TERRAIN_SPECIALIST)) {
            return false;
        }
        boolean flies = Footing.flies(state, fighter);
        for (Patch patch : state.ground().patches()) {
            boolean hinders = patch.terrain() == Terrain.IMPASSABLE || patch.terrain() == Terrain.DIFFICULT && !flies;
            if (hinders && state.field().zones().distance(fighter.zone(), patch.zone()) <= near) {
                return false;
            }
        }
        return true;
    }

    /** Where a Unit can go freely with that many Zones. */
    public static Reach reach(CenturyState state, Fighter fighter, int budget) {
        return Reach.from(state.field().zones(), fighter.zone(), budget, new Steps(state, fighter));
    }

    /** Where it can go without ever getting farther from a Zone. Ledger: BCG-OFF-2. */
    public static Reach approach(CenturyState state, Fighter fighter, int budget, int toward) {
        boolean backwards = Working.has(state, fighter, UpgradeId.REVERSIBLE_THRUSTERS)
                || fighter.owns(UpgradeId.HYPERSONIC_STRIKER);
        if (backwards) {
            return reach(state, fighter, budget);
        }
        Zones zones = state.field().zones();
        return steps(state, fighter, budget, (from, to) -> zones.distance(to, toward) <= zones.distance(from, toward));
    }

    /** Where it can go on some Zones only. */
    static Reach within(CenturyState state, Fighter fighter, int budget, boolean[] on) {
        return steps(state, fighter, budget, (from, to) -> on[to]);
    }

    /** Where it can go without ever coming nearer to a Zone. Ledger: BCG-UTIL-5. */
    static Reach away(CenturyState state, Fighter fighter, int budget, int origin) {
        Zones zones = state.field().zones();
        return steps(state, fighter, budget, (from, to) -> zones.distance(to, origin) >= zones.distance(from, origin));
    }

    /** Whether a step may be taken besides what the ground says. */
    private interface Limit {
        boolean allows(int from, int to);
    }

    private static Reach steps(CenturyState state, Fighter fighter, int budget, Limit limit) {
        StepCosts ground = new Steps(state, fighter);
        return Reach.from(state.field().zones(), fighter.zone(), budget, new StepCosts() {
            @Override
            public int cost(int from, int to) {
                return ground.cost(from, to);
            }

            @Override
            public boolean allowed(int from, int to) {
                return ground.allowed(from, to) && limit.allows(from, to);
            }
        });
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
