package arbiter.games.centuryg.unit;

/**
 * When something ends: at the start (or, for few things, the end) of a Unit's Turn, after it has begun so many more
 * times. Ledger: BCG-OP-13, BCG-AMB-30.
 */
public record Clock(Kind kind, String unit, int turns) {

    /** What makes it run. */
    public enum Kind {
        /** Ends when that Unit's Turn begins. */
        TURN_START,
        /** Ends when that Unit's Turn ends. */
        TURN_END,
        /** Ends with the Round. */
        ROUND,
        /** Lasts to the end of the fight. */
        FIGHT
    }

    public static final Clock FIGHT = new Clock(Kind.FIGHT, "", 0);
    public static final Clock ROUND = new Clock(Kind.ROUND, "", 0);

    /** One Round, three Rounds: to the start of that Unit's next, or third next, Turn. */
    public static Clock rounds(String unit, int rounds) {
        return new Clock(Kind.TURN_START, unit, rounds);
    }

    /** To the end of that Unit's Turn after so many more have begun; 0 is the Turn under way. */
    public static Clock turnEnd(String unit, int more) {
        return new Clock(Kind.TURN_END, unit, more);
    }

    public boolean ticks(Kind when, String of) {
        return kind == when && (kind == Kind.ROUND || unit.equals(of));
    }

    public boolean isOver() {
        return turns <= (kind == Kind.TURN_END ? 0 : 1);
    }

    public Clock next() {
        return new Clock(kind, unit, turns - 1);
    }
}
