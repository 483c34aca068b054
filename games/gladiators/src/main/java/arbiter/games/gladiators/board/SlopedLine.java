package arbiter.games.gladiators.board;

import arbiter.space.hex.HexLine;

/**
 * The straight line between two spots, half a hex above the feet of whoever is there. Heights are compared in whole
 * numbers: everything is multiplied by twice the number of steps. It goes on beyond its second spot. Ledger: GG-AMB-28.
 */
record SlopedLine(HexLine hexes, Spot from, Spot to) {

    static SlopedLine between(Spot from, Spot to) {
        return new SlopedLine(HexLine.between(from.hex(), to.hex()), from, to);
    }

    int steps() {
        return hexes.steps();
    }

    /** The height at a moment counted in half steps, times twice the steps. */
    private long height(long halfSteps) {
        long steps = steps();
        return 2 * steps * from.altitude() + (to.altitude() - from.altitude()) * halfSteps + steps;
    }

    /** Whether something that reaches so high from the ground is as high as the line is at that step. */
    boolean isMetBy(int height, int step) {
        return height(2L * step) <= 2L * steps() * height;
    }

    /** Whether the line goes through something flat at that height while it is over the hex of that step. */
    boolean pierces(int height, int step, int lastStep) {
        if (steps() == 0) {
            return between(height, from.altitude(), to.altitude());
        }
        long before = height(Math.max(0, 2L * step - 1));
        long after = height(Math.min(2L * lastStep, 2L * step + 1));
        long flat = 2L * steps() * height;
        return before < flat != after < flat;
    }

    private static boolean between(int height, int one, int other) {
        return Math.min(one, other) < height && height <= Math.max(one, other);
    }

    /** The altitude of the hex that the line is in at that step. */
    int altitude(int step) {
        return steps() == 0 ? to.altitude() : (int) Math.floorDiv(height(2L * step), 2L * steps());
    }
}
