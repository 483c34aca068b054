package arbiter.lab.tally;

/**
 * A side in all fights of a tally.
 *
 * @param won the fights it won
 * @param opened the fights in which it acted first
 * @param openedHalves what it got in those: two for a fight won, one for one that nobody won
 * @param firstDown the fights in which one of its units was the first to fall
 * @param firstDownHalves what it got in those
 */
public record SideTally(long won, long opened, long openedHalves, long firstDown, long firstDownHalves) {

    public static final SideTally NONE = new SideTally(0, 0, 0, 0, 0);

    public SideTally and(SideTally other) {
        return new SideTally(
                won + other.won,
                opened + other.opened,
                openedHalves + other.openedHalves,
                firstDown + other.firstDown,
                firstDownHalves + other.firstDownHalves);
    }
}
