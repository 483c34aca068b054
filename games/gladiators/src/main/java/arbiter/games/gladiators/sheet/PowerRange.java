package arbiter.games.gladiators.sheet;

/** How far an ability reaches, in hexes; the second number is the reach at one Level less. Ledger: GG-TGT-3. */
public enum PowerRange {
    NONE(0, 0),
    TOUCH(1, 1),
    SHORT(2, 2),
    CLOSE(5, 10),
    RANGED(10, 20),
    LONG_RANGE(20, 40),
    DISTANT(Integer.MAX_VALUE, Integer.MAX_VALUE);

    private final int hexes;
    private final int stretched;

    PowerRange(int hexes, int stretched) {
        this.hexes = hexes;
        this.stretched = stretched;
    }

    public int hexes() {
        return hexes;
    }

    /** The reach at one Level less; the same where there is no such band. */
    public int stretched() {
        return stretched;
    }

    /** Ranged, Long Range and Distant, which Seeking and the rule of close quarters ask for. Ledger: GG-LEG-11. */
    public boolean isFar() {
        return compareTo(RANGED) >= 0;
    }
}
