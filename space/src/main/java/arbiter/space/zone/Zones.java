package arbiter.space.zone;

import arbiter.space.Board;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A battlefield of numbered zones, whatever its shape: squares, hexes or a free graph. Distances count zones and know
 * nothing of terrain; terrain, borders and units are the caller's, and come in as questions about a zone.
 */
public interface Zones extends Board {

    /** Zones from one to the other: 0 in the same zone, 1 for neighbours. */
    int distance(int from, int to);

    /**
     * The lines from a zone through another and on to this distance from the start, or to the rim. A grid has one; a
     * free graph has one for each shortest way, in the order of their zone numbers, and whoever shoots picks.
     * From a zone through itself there is one line without steps.
     */
    List<ZoneLine> lines(int from, int through, int reach);

    /** How a zone is written, such as {@code 3,2} on a grid or its name in a graph. */
    String text(int zone);

    /** What people call a zone, such as {@code D3} on a grid or its name in a graph. */
    default String name(int zone) {
        return text(zone);
    }

    /** The zone that is written or called so, if there is one. */
    OptionalInt find(String text);

    /** The lines from a zone to another. */
    default List<ZoneLine> lines(int from, int to) {
        return lines(from, to, distance(from, to));
    }

    /** Whether any line between the two is free; what is in the two zones themselves is not in the way. */
    default boolean clear(int from, int to, ZoneSight sight) {
        return lines(from, to).stream().anyMatch(line -> line.clear(sight));
    }

    /** All zones up to this far away, lowest number first: a blast. */
    default int[] within(int centre, int radius) {
        return IntStream.range(0, size())
                .filter(zone -> distance(centre, zone) <= radius)
                .toArray();
    }

    /** All zones up to this far away that can be seen from the centre, lowest number first: a burst. */
    default int[] burst(int centre, int radius, ZoneSight sight) {
        return IntStream.range(0, size())
                .filter(zone -> distance(centre, zone) <= radius && clear(centre, zone, sight))
                .toArray();
    }
}
