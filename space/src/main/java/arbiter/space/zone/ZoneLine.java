package arbiter.space.zone;

import java.util.Arrays;
import java.util.List;

/**
 * The zones on a line, in order, without the zone it starts in. A step is one zone, or two where the line runs along
 * their border: then both are on it, and it is stopped only if both stop it.
 */
public final class ZoneLine {

    private final int start;
    private final int[][] steps;

    private ZoneLine(int start, int[][] steps) {
        this.start = start;
        this.steps = steps;
    }

    static ZoneLine of(int start, List<int[]> steps) {
        return new ZoneLine(start, steps.toArray(int[][]::new));
    }

    public int start() {
        return start;
    }

    public int length() {
        return steps.length;
    }

    /** The zone or the two zones of a step, counted from 0. */
    public int[] step(int step) {
        return steps[step].clone();
    }

    /** All zones on the line, in order. */
    public int[] zones() {
        int size = 0;
        for (int[] step : steps) {
            size += step.length;
        }
        int[] all = new int[size];
        int at = 0;
        for (int[] step : steps) {
            System.arraycopy(step, 0, all, at, step.length);
            at += step.length;
        }
        return all;
    }

    /** Whether the last zone can be seen from the start; neither of these two is in the way. */
    public boolean clear(ZoneSight sight) {
        return steps.length == 0 || passed(sight, true) == steps.length;
    }

    /** The line up to where it is stopped: blocking zones stop it and are not on it any more. */
    public ZoneLine until(ZoneSight sight) {
        return new ZoneLine(start, Arrays.copyOf(steps, passed(sight, false)));
    }

    private int passed(ZoneSight sight, boolean endIsFree) {
        int[] before = {start};
        for (int step = 0; step < steps.length; step++) {
            boolean free = endIsFree && step == steps.length - 1;
            int[] from = before;
            int[] open = Arrays.stream(steps[step])
                    .filter(zone -> (free || !sight.blocks(zone)) && enters(from, zone, sight))
                    .toArray();
            if (open.length == 0) {
                return step;
            }
            before = open;
        }
        return steps.length;
    }

    private static boolean enters(int[] from, int zone, ZoneSight sight) {
        return Arrays.stream(from).anyMatch(before -> !sight.blocksBetween(before, zone));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ZoneLine that && start == that.start && Arrays.deepEquals(steps, that.steps);
    }

    @Override
    public int hashCode() {
        return 31 * start + Arrays.deepHashCode(steps);
    }

    @Override
    public String toString() {
        return start + " -> " + Arrays.deepToString(steps);
    }
}
