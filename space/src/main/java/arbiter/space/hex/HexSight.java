package arbiter.space.hex;

/**
 * Line of sight from hex to hex along the straight line between them. The two end hexes never block. Where the line
 * splits it passes if either side lets it through, so sight is the same in both directions, and a wall along which the
 * line runs does not block it.
 */
public final class HexSight {

    private HexSight() {}

    public static boolean clear(Hex from, Hex to, HexObstacles obstacles) {
        HexLine line = HexLine.between(from, to);
        boolean left = true;
        boolean right = true;
        for (int step = 1; step <= line.steps(); step++) {
            boolean end = step == line.steps();
            boolean nextLeft = passes(line, step, HexSide.LEFT, left, right, end, obstacles);
            right = line.splits(step) ? passes(line, step, HexSide.RIGHT, left, right, end, obstacles) : nextLeft;
            left = nextLeft;
            if (!left && !right) {
                return false;
            }
        }
        return true;
    }

    private static boolean passes(
            HexLine line, int step, HexSide side, boolean left, boolean right, boolean end, HexObstacles obstacles) {
        int q = line.q(step, side);
        int r = line.r(step, side);
        if (!end && obstacles.fills(q, r)) {
            return false;
        }
        return left && open(line, step - 1, HexSide.LEFT, q, r, obstacles)
                || right && open(line, step - 1, HexSide.RIGHT, q, r, obstacles);
    }

    private static boolean open(HexLine line, int step, HexSide side, int q, int r, HexObstacles obstacles) {
        int fromQ = line.q(step, side);
        int fromR = line.r(step, side);
        return !obstacles.divides(fromQ, fromR, HexDirection.of(q - fromQ, r - fromR));
    }
}
