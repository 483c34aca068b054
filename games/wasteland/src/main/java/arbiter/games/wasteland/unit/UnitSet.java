package arbiter.games.wasteland.unit;

/**
 * Some of the units at a table, by their numbers: relations between units, such as who is within whose reach. A unit
 * keeps its number, so that taking somebody off a known table renumbers nobody.
 */
public record UnitSet(long bits) {

    /** So many units fit on a table. */
    public static final int MOST = Long.SIZE;

    public static final UnitSet NONE = new UnitSet(0);

    public boolean has(Fighter unit) {
        return (bits & bit(unit)) != 0;
    }

    public UnitSet with(Fighter unit) {
        return has(unit) ? this : new UnitSet(bits | bit(unit));
    }

    public UnitSet without(Fighter unit) {
        return has(unit) ? of(bits & ~bit(unit)) : this;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Long.bitCount(bits);
    }

    private static UnitSet of(long bits) {
        return bits == 0 ? NONE : new UnitSet(bits);
    }

    private static long bit(Fighter unit) {
        return 1L << unit.number();
    }
}
