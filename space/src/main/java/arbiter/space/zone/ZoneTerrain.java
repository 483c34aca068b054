package arbiter.space.zone;

import java.util.Arrays;

/** How often each kind of terrain lies in each zone: kinds add up, and one kind may lie there several times. Immutable. */
public final class ZoneTerrain<T extends Enum<T>> {

    private static final int MOST = Byte.MAX_VALUE;

    private final int kinds;
    private final byte[] counts;

    private ZoneTerrain(int kinds, byte[] counts) {
        this.kinds = kinds;
        this.counts = counts;
    }

    /** Bare ground everywhere. */
    public static <T extends Enum<T>> ZoneTerrain<T> bare(int zones, Class<T> kind) {
        int kinds = kind.getEnumConstants().length;
        return new ZoneTerrain<>(kinds, new byte[zones * kinds]);
    }

    public int count(int zone, T kind) {
        return counts[zone * kinds + kind.ordinal()];
    }

    public boolean has(int zone, T kind) {
        return count(zone, kind) > 0;
    }

    /** With this kind lying in the zone once more. */
    public ZoneTerrain<T> with(int zone, T kind) {
        return changed(zone, kind, 1);
    }

    /** With this kind lying in the zone once less. */
    public ZoneTerrain<T> without(int zone, T kind) {
        return changed(zone, kind, -1);
    }

    private ZoneTerrain<T> changed(int zone, T kind, int by) {
        int count = count(zone, kind) + by;
        if (count < 0 || count > MOST) {
            throw new IllegalArgumentException(
                    kind + " would lie in zone " + zone + " " + count + " times: it is from 0 to " + MOST);
        }
        byte[] changed = counts.clone();
        changed[zone * kinds + kind.ordinal()] = (byte) count;
        return new ZoneTerrain<>(kinds, changed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ZoneTerrain<?> that && kinds == that.kinds && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return 31 * kinds + Arrays.hashCode(counts);
    }
}
