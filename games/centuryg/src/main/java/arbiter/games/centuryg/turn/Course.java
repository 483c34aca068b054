package arbiter.games.centuryg.turn;

import arbiter.tabletop.unit.Part;

/**
 * How far a fight has come: phase, Round, how many Turns have begun, the Tension, and how many have rolled for their place
 * before an Operation begins. Ledger: BCG-OP-3, BCG-OP-5, BCG-OP-8.
 */
public record Course(Phase phase, int round, int turns, int tension, int ordered) implements Part {

    public static final Course START = new Course(Phase.INITIATIVE, 0, 0, 0, 0);

    public Course in(Phase now) {
        return new Course(now, round, turns, tension, ordered);
    }

    public Course withRound(int now) {
        return new Course(phase, now, turns, tension, ordered);
    }

    public Course nextTurn() {
        return new Course(phase, round, turns + 1, tension, ordered);
    }

    public Course withTension(int now) {
        return new Course(phase, round, turns, now, ordered);
    }

    public Course withOrdered(int now) {
        return new Course(phase, round, turns, tension, now);
    }
}
