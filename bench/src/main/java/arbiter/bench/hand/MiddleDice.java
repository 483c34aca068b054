package arbiter.bench.hand;

import java.util.Arrays;

/**
 * T4b by hand: dice without so many of the lowest and as many of the highest. Face by face from the bottom; the state
 * is how many dice are placed and the sum of those in the middle, and as soon as the middle is full the others may be
 * anything not lower.
 */
public record MiddleDice(int dice, int drop, int sides) {

    public Grid chances() {
        Table table = new Table(this);
        for (int face = 1; face <= sides; face++) {
            table.place(face);
        }
        int keep = dice - 2 * drop;
        return Grid.line(Arrays.copyOfRange(table.done, keep, keep * sides + 1), keep);
    }

    private static final class Table {
        private final int dice;
        private final int drop;
        private final int sides;
        private final int full;
        private final double[][] ways;
        private final double[] done;
        private final double[][] placed;

        Table(MiddleDice task) {
            dice = task.dice;
            drop = task.drop;
            sides = task.sides;
            full = dice - drop;
            int highest = (full - drop) * sides;
            ways = Binomials.upTo(dice);
            done = new double[highest + 1];
            placed = new double[full][highest + 1];
            placed[0][0] = 1 / Math.pow(sides, dice);
        }

        /** From the most dice placed down, so that a row is read before this face adds to it. */
        void place(int face) {
            for (int before = face == 1 ? 0 : full - 1; before >= 0; before--) {
                double[] from = placed[before];
                int low = middle(before);
                int high = middle(before) * (face - 1);
                shift(from, low, high, done, (full - drop - low) * face, rest(before, face));
                for (int after = before + 1; after < full; after++) {
                    shift(
                            from,
                            low,
                            high,
                            placed[after],
                            (middle(after) - low) * face,
                            ways[dice - before][after - before]);
                }
            }
        }

        /** How many of the lowest so many dice belong to the middle. */
        private int middle(int lowest) {
            return Math.max(0, lowest - drop);
        }

        /** In how many ways enough dice show this face to fill the middle, and the others more. */
        private double rest(int before, int face) {
            int left = dice - before;
            double sum = 0;
            double higher = 1;
            for (int count = left; count >= full - before; count--) {
                sum += ways[left][count] * higher;
                higher *= sides - face;
            }
            return sum;
        }

        private static void shift(double[] from, int low, int high, double[] to, int step, double weight) {
            for (int sum = low; sum <= high; sum++) {
                to[sum + step] += weight * from[sum];
            }
        }
    }
}
