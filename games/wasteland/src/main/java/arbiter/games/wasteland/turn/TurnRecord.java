package arbiter.games.wasteland.turn;

import arbiter.tabletop.unit.Part;

/**
 * Part: whether somebody has had its turn in this round or given it up, how many minor and major actions are used in it,
 * whether one of them was a movement or an attack, whether the last of them was a movement, whether an item was drawn for
 * free, and whether a hand was taken off a weapon. Ledger: WAS-TURN-3, WAS-TURN-4.
 */
public record TurnRecord(
        boolean acted,
        boolean givenUp,
        int minors,
        int majors,
        boolean moved,
        boolean justMoved,
        boolean attacked,
        boolean drewFreely,
        boolean regripped)
        implements Part {

    public static final TurnRecord FRESH = new TurnRecord(false, false, 0, 0, false, false, false, false, false);

    /** Normal actions of each kind in a turn. */
    static final int NORMAL = 1;

    /** Actions of each kind that nobody exceeds. */
    static final int MOST = 2;

    /** A turn begins; lost actions count as used already. Ledger: WAS-TURN-6, WAS-TURN-8. */
    static TurnRecord begun(boolean lost, boolean commanded) {
        return new TurnRecord(
                true, false, lost ? NORMAL : 0, lost || commanded ? NORMAL : 0, false, false, false, false, false);
    }

    TurnRecord withMinor(boolean movement) {
        return counting(minors + 1, majors, movement);
    }

    TurnRecord withMajor(boolean movement) {
        return counting(minors, majors + 1, movement);
    }

    private TurnRecord counting(int minor, int major, boolean movement) {
        return new TurnRecord(
                acted, givenUp, minor, major, moved || movement, movement, attacked, drewFreely, regripped);
    }

    TurnRecord attacking() {
        return new TurnRecord(acted, givenUp, minors, majors, moved, justMoved, true, drewFreely, regripped);
    }

    TurnRecord drawing() {
        return new TurnRecord(acted, givenUp, minors, majors, moved, justMoved, attacked, true, regripped);
    }

    TurnRecord regripping() {
        return new TurnRecord(acted, givenUp, minors, majors, moved, justMoved, attacked, drewFreely, true);
    }

    TurnRecord withoutTurn() {
        return new TurnRecord(acted, true, minors, majors, moved, justMoved, attacked, drewFreely, regripped);
    }

    /** Whether the normal minor action is still there. */
    public boolean hasMinor() {
        return minors < NORMAL;
    }

    /** Whether the normal major action is still there. */
    public boolean hasMajor() {
        return majors < NORMAL;
    }
}
