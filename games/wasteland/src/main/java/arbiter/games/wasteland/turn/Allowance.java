package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;

/**
 * What somebody's turn still holds: whether a minor and a major action can be taken, what action points they cost beyond
 * the normal ones, and whether a movement is still open. Ledger: WAS-TURN-3, WAS-TURN-4, WAS-AP-6, WAS-AP-7.
 */
public record Allowance(
        boolean minor, int minorPoints, boolean major, int majorPoints, boolean movement, int available) {

    private static final int EXTRA_MINOR = 1;
    private static final int EXTRA_MAJOR = 2;

    public static Allowance of(WastelandState state, Fighter one) {
        TurnRecord turn = one.turn();
        int available = Purse.available(state, one);
        int minorPoints = turn.minors() < TurnRecord.NORMAL ? 0 : EXTRA_MINOR;
        int majorPoints = turn.majors() < TurnRecord.NORMAL
                ? 0
                : Math.max(0, EXTRA_MAJOR - one.chems().bonuses().cheaperMajor());
        return new Allowance(
                turn.minors() < TurnRecord.MOST && available >= minorPoints,
                minorPoints,
                turn.majors() < TurnRecord.MOST && available >= majorPoints,
                majorPoints,
                !turn.moved(),
                available);
    }

    /** Whether an act can be paid for. */
    public boolean allows(WastelandAct act) {
        if (act.isMovement() && !movement || act.points() > available - points(act)) {
            return false;
        }
        return switch (act.price()) {
            case MAJOR -> major;
            case MINOR -> minor;
            case FREE -> true;
        };
    }

    /** Action points that an act costs besides its place in the turn. */
    public int points(WastelandAct act) {
        return switch (act.price()) {
            case MAJOR -> majorPoints;
            case MINOR -> minorPoints;
            case FREE -> 0;
        };
    }
}
