package arbiter.games.wasteland.sheet;

import arbiter.content.yaml.EnumWords;

/** How far apart zones are: the same, the next, two or more than two away. Ledger: WAS-MOVE-1, WAS-ATK-4. */
public enum RangeBand {
    CLOSE,
    MEDIUM,
    LONG,
    EXTREME;

    private static final RangeBand[] BY_DISTANCE = values();

    /** The band of a distance in zones. */
    public static RangeBand of(int zones) {
        return BY_DISTANCE[Math.min(zones, BY_DISTANCE.length - 1)];
    }

    public int apart(RangeBand other) {
        return Math.abs(ordinal() - other.ordinal());
    }

    public String word() {
        return EnumWords.of(this);
    }
}
