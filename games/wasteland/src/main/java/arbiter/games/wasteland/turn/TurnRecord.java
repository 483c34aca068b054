package arbiter.games.wasteland.turn;

import arbiter.tabletop.unit.Part;

/**
 * Part: whether somebody has had its turn in this round or given it up, how many minor and major actions are used in it,
 * whether one of them was a movement or an attack, whether the last of them was a movement, and whether an item was drawn
 * for free. Ledger: WAS-TURN-3, WAS-TURN-4.
 */
public record TurnRecord(
        boolean acted,
        boolean givenUp,
        int minors,
        int majors,
        boolean moved,
        boolean justMoved,
        boolean attacked,
        boolean drewFreely)
        implements Part {

    public static final TurnRecord FRESH = new TurnRecord(false, false, 0, 0, false, false, false, false);

    /** Normal actions of each kind in a turn. */
    static final int NORMAL = 1;

    /** Actions of each kind that nobody exceeds. */
    static final int MOST = 2;

    /** A turn begins; lost actions count as used already. Ledger: WAS-TURN-6, WAS-TURN-8. */
    static TurnRecord begun(boolean lost, boolean commanded) {
        return new TurnRecord(
                true, false, lost ? NORMAL : 0, lost || commanded ? NORMAL : 0, false, false, false, false);
    }

    TurnRecord withMinor(boolean movement) {
        return new TurnRecord(acted, givenUp, minors + 1, majors, moved || movement, movement, attacked, drewFreely);
    }

    TurnRecord withMajor(boolean movement) {
        return new TurnRecord(acted, givenUp, minors, majors + 1, moved || movement, movement, attacked, drewFreely);
    }

    TurnRecord attacking() {
        return new TurnRecord(acted, givenUp, minors, majors, moved, justMoved, true, drewFreely);
    }

    TurnRecord drawing() {
        return new TurnRecord(acted, givenUp, minors, majors, moved, justMoved, attacked, true);
    }

    TurnRecord withoutTurn() {
        return new TurnRecord(acted, true, minors, majors, moved, justMoved, attacked, drewFreely);
    }
}
