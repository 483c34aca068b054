package arbiter.games.capital.state;

/** How a unit gets about: its Moves in a turn, care taken, a fall, and its say in the movement of others. */
public final class Momentum {

    /** The turn in which it last took a Move Action, and how many it took in that turn. */
    int turn;

    int moves;
    boolean careful;
    boolean leaping;
    /** For how many turns it has been falling, and how far so far, in millimetres. */
    int fallTurns;

    int fallen;
    int lockdown;
    boolean cautiousUsed;

    Momentum() {}

    /** How many Move Actions it has taken in that turn, whoever's turn it is. Ledger: CAP-AMB-74. */
    public int movesIn(int thatTurn) {
        return turn == thatTurn ? moves : 0;
    }

    /** Whether its movement triggers no Overwatch for now. */
    public boolean isCareful() {
        return careful;
    }

    /** Whether its next Move Action is as long as All Out makes it. */
    public boolean isLeaping() {
        return leaping;
    }

    public boolean isFalling() {
        return fallTurns > 0;
    }

    public int fallTurns() {
        return fallTurns;
    }

    /** The height lost in the present fall, in millimetres. */
    public int fallen() {
        return fallen;
    }

    /** How many movements it may still stop. */
    public int lockdown() {
        return lockdown;
    }

    /** Whether this Overwatch has already saved a point of Energy. Ledger: CAP-AMB-21. */
    public boolean isCautiousUsed() {
        return cautiousUsed;
    }

    /** What lasts to the start of the unit's turn is over. */
    void startTurn() {
        careful = false;
        leaping = false;
    }

    void countMove(int thatTurn) {
        moves = movesIn(thatTurn) + 1;
        turn = thatTurn;
        leaping = false;
    }

    void land() {
        fallTurns = 0;
        fallen = 0;
    }

    void restore(Momentum earlier) {
        turn = earlier.turn;
        moves = earlier.moves;
        careful = earlier.careful;
        leaping = earlier.leaping;
        fallTurns = earlier.fallTurns;
        fallen = earlier.fallen;
        lockdown = earlier.lockdown;
        cautiousUsed = earlier.cautiousUsed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Momentum that
                && turn == that.turn
                && moves == that.moves
                && careful == that.careful
                && leaping == that.leaping
                && fallTurns == that.fallTurns
                && fallen == that.fallen
                && lockdown == that.lockdown
                && cautiousUsed == that.cautiousUsed;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * moves + lockdown) + fallen) + (careful ? 1 : 0);
    }
}
