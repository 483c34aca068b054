package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.reinforcement.Helpers;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import arbiter.tabletop.unit.Part;

/**
 * How far a fight has come: phase, Round, how many Turns have begun, the Tension, and how many have rolled for their place
 * before an Operation begins. Ledger: BCG-OP-3, BCG-OP-5, BCG-OP-8.
 */
public record Course(Phase phase, int round, int turns, int tension, int ordered) implements Part {

    public static final Course START = new Course(Phase.INITIATIVE, 0, 0, 0, 0);

    /** Everybody has a place in the order: Tension begins. Ledger: BCG-OP-5, BCG-MATCH-5. */
    public static void roundsBegin(CenturyState state) {
        state.set(state.course().in(Phase.ROUND_START).withOrdered(0).withTension(0));
    }

    /** Whoever is next has a Turn. */
    public static void next(CenturyState state) {
        state.set(state.course().in(Phase.NEXT_TURN));
    }

    /** A Match begins inside a Scene, with an ambush or with the roll for the order. Ledger: BCG-MATCH-3. */
    public static void matchBegins(CenturyState state, Phase first) {
        state.set(state.course().in(first).withTension(0).withRound(0).withOrdered(0));
        TurnPlace.nobodyHasActed(state);
    }

    /** Those who lay in ambush have acted, and everybody rolls for the order. Ledger: BCG-AMB-25. */
    public static void surpriseEnds(CenturyState state) {
        TurnPlace.nobodyHasActed(state);
        state.set(state.course().in(Phase.INITIATIVE).withOrdered(0));
        state.set(state.currentTurn().ofNobody());
    }

    /** A Match is over. Ledger: BCG-MATCH-11. */
    public static void matchEnds(CenturyState state) {
        state.set(state.currentTurn().nobodyWaiting().ofNobody());
        state.set(state.course().in(Phase.INITIATIVE).withTension(0));
    }

    /** It is the Turn of nobody on the map. Ledger: BCG-RNF-3. */
    public static void reinforcementsBegin(CenturyState state) {
        state.set(state.currentTurn().ofNobody().nothingDone());
        state.set(state.course().in(Phase.REINFORCEMENTS).nextTurn());
    }

    /** A machine takes its Action in the Turn of the pilot who has left it. Ledger: BCG-AMB-51. */
    public static void machineActs(CenturyState state, String machine) {
        state.set(state.currentTurn().of(machine).committedTo(Commitment.NONE));
        state.set(state.course().in(Phase.ACTION));
    }

    /**
     * A table is set up with the fight under way: whoever has no Initiative yet comes in the order of the list, and those
     * before that Unit have acted.
     */
    public static void underWay(CenturyState state, Fighter first, int round, int tension) {
        int place = state.units().size();
        for (Fighter fighter : state.units()) {
            int initiative = fighter.initiative() == 0 ? place : fighter.initiative();
            fighter.set(fighter.turnPlace().withInitiative(initiative).withTieBreak(place--));
        }
        for (Fighter fighter : state.units()) {
            TurnPlace.setActed(fighter, fighter.hasActed() || Initiative.before(fighter, first));
        }
        state.set(state.course().in(Phase.NEXT_TURN).withRound(round).withTension(tension));
    }

    Course in(Phase now) {
        return new Course(now, round, turns, tension, ordered);
    }

    Course withRound(int now) {
        return new Course(phase, now, turns, tension, ordered);
    }

    Course nextTurn() {
        return new Course(phase, round, turns + 1, tension, ordered);
    }

    Course withTension(int now) {
        return new Course(phase, round, turns, now, ordered);
    }

    Course withOrdered(int now) {
        return new Course(phase, round, turns, tension, now);
    }

    /** A Round begins with one more Tension. Ledger: BCG-OP-5, BCG-OP-10. */
    public record RoundBegan() implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Course course = state.course();
            state.set(course.in(Phase.NEXT_TURN).withRound(course.round() + 1).withTension(course.tension() + 1));
            TurnPlace.nobodyHasActed(state);
            Helpers.roundBegins(state);
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of("Round " + state.round() + ", Tension " + state.tension());
        }
    }

    /** Everybody has acted. Ledger: BCG-OP-10. */
    public record RoundEnded() implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.tick(Clock.Kind.ROUND, "");
            state.set(state.course().in(Phase.ROUND_START));
            state.set(state.currentTurn().ofNobody().nobodyWaiting());
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of("The Round is over");
        }
    }

    /** The gamemaster sets the Tension. Ledger: BCG-OP-5. */
    public record TensionSet(int tension) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.set(state.course().withTension(Math.max(0, tension)));
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of("Tension is set to " + state.tension());
        }
    }
}
