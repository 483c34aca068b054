package arbiter.games.capital.sheet;

/**
 * Hit points at Level 1 and what every further Level adds; FTD comes on top of each, and of the least gain unless that
 * is flat. Ledger: CAP-LEVEL-3, CAP-COMP-3.
 */
public record Growth(int first, Quantity gain, int least, boolean flatLeast) {

    public int atFirst(int fortitude) {
        return first + fortitude;
    }

    public int least(int fortitude) {
        return flatLeast ? least : least + fortitude;
    }

    /** What these dice give, before the least gain is looked at. */
    public int rolled(int faces, int fortitude) {
        return faces + gain.constant() + fortitude;
    }
}
