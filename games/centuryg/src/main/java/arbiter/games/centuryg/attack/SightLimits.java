package arbiter.games.centuryg.attack;

/**
 * From how far one target can be struck by somebody who may come closer. What is open at some Range is open at any
 * larger one, so two numbers tell most of it: apart for shots that go past Units and for those that do not.
 */
final class SightLimits {

    private final ShotGoal goal;
    /** The shortest Range known to be enough, and the longest known not to be. */
    private int enough = Integer.MAX_VALUE;

    private int tooShort = -1;
    private int enoughPast = Integer.MAX_VALUE;
    private int tooShortPast = -1;

    SightLimits(ShotGoal goal) {
        this.goal = goal;
    }

    ShotGoal goal() {
        return goal;
    }

    boolean isOpen(boolean past, int range) {
        return range >= (past ? enoughPast : enough);
    }

    boolean isShut(boolean past, int range) {
        return range <= (past ? tooShortPast : tooShort);
    }

    /** Remembers what was found out, and returns it. */
    boolean note(boolean past, int range, boolean open) {
        if (past) {
            enoughPast = open ? range : enoughPast;
            tooShortPast = open ? tooShortPast : range;
        } else {
            enough = open ? range : enough;
            tooShort = open ? tooShort : range;
        }
        return open;
    }
}
