package arbiter.space.hex;

import java.util.ArrayList;
import java.util.List;

/**
 * A straight line of hexes: evenly spaced points from centre to centre, each in the hex nearest to it. A point exactly
 * between two hexes splits the line into a left and a right hex; the left line there is the right line back.
 * Steps beyond the target go on in the same line.
 */
public final class HexLine {

    private enum Axis {
        Q,
        R,
        S
    }

    private final Hex from;
    private final int steps;
    private final Axis axis; // the coordinate that changes by exactly one at every step
    private final int sign;
    private final long slope; // change of the other coordinate over all steps
    private final HexSide rounded; // the side on which the other coordinate is rounded up

    private HexLine(Hex from, Hex to) {
        this.from = from;
        int q = to.q() - from.q();
        int r = to.r() - from.r();
        this.steps = from.distance(to);
        if (Math.abs(q) == steps) {
            this.axis = Axis.Q;
            this.sign = Integer.signum(q);
            this.slope = r;
            this.rounded = q < 0 ? HexSide.LEFT : HexSide.RIGHT;
        } else if (Math.abs(r) == steps) {
            this.axis = Axis.R;
            this.sign = Integer.signum(r);
            this.slope = q;
            this.rounded = r > 0 ? HexSide.LEFT : HexSide.RIGHT;
        } else {
            this.axis = Axis.S;
            this.sign = Integer.signum(-q - r);
            this.slope = q;
            this.rounded = q + r > 0 ? HexSide.LEFT : HexSide.RIGHT;
        }
    }

    public static HexLine between(Hex from, Hex to) {
        return new HexLine(from, to);
    }

    /** Steps from the first hex to the target: their distance. */
    public int steps() {
        return steps;
    }

    /** Whether the line runs exactly between two hexes at this step. */
    public boolean splits(int step) {
        return steps > 0 && Math.floorMod(2 * slope * step, 2L * steps) == steps;
    }

    public int q(int step, HexSide side) {
        return axis == Axis.Q ? from.q() + sign * step : from.q() + other(step, side);
    }

    public int r(int step, HexSide side) {
        return switch (axis) {
            case Q -> from.r() + other(step, side);
            case R -> from.r() + sign * step;
            case S -> from.r() - sign * step - other(step, side);
        };
    }

    private int other(int step, HexSide side) {
        if (steps == 0) {
            if (step == 0) {
                return 0;
            }
            throw new IllegalArgumentException("a line from hex " + from + " to itself has no direction to go on in");
        }
        long twice = 2 * slope * step;
        return (int)
                (side == rounded
                        ? Math.floorDiv(twice + steps, 2L * steps)
                        : -Math.floorDiv(steps - twice, 2L * steps));
    }

    public Hex hex(int step, HexSide side) {
        return new Hex(q(step, side), r(step, side));
    }

    /** The hexes from first to target, both included. */
    public List<Hex> hexes(HexSide side) {
        return hexes(0, steps, side);
    }

    /** The hexes of these steps, both included; the last step may lie beyond the target. */
    public List<Hex> hexes(int first, int last, HexSide side) {
        List<Hex> hexes = new ArrayList<>();
        for (int step = first; step <= last; step++) {
            hexes.add(hex(step, side));
        }
        return List.copyOf(hexes);
    }
}
