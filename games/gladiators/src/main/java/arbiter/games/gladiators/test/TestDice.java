package arbiter.games.gladiators.test;

/**
 * The dice of a test: one, the higher or the lower of two, and dice of Luck of which the highest or the lowest counts
 * with them. Ledger: GG-LCK-1, GG-AMB-67, GG-MD-45, GG-MD-57.
 */
public record TestDice(Keep keep, int luck) {

    /** Which of the dice stands. */
    public enum Keep {
        ONE,
        HIGHER,
        LOWER
    }

    public static final TestDice ONE = new TestDice(Keep.ONE, 0);

    public static TestDice of(Keep keep) {
        return keep == Keep.ONE ? ONE : new TestDice(keep, 0);
    }

    /** With so many dice of Luck: above 0 the highest counts, below 0 the lowest. Opposed ones cancel one for one. */
    public TestDice with(int dice) {
        return dice == 0 ? this : new TestDice(keep, luck + dice);
    }
}
