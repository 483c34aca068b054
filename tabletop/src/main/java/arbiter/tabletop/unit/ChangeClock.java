package arbiter.tabletop.unit;

/**
 * Counts the changes of one table. What was worked out about the table holds as long as the count stays; a game says which
 * changes of its units count, besides who is at the table and a table put back as a whole.
 */
public final class ChangeClock {

    private int changes;
    private int moves;

    void tick() {
        changes++;
    }

    void stir() {
        moves++;
    }

    /** How many changes there have been. */
    public int now() {
        return changes;
    }

    /** How often somebody has moved, which a game may count apart. */
    public int moves() {
        return moves;
    }
}
