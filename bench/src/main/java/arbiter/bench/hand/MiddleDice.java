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
        private double[][] placed;
        private double[][] next;

        Table(MiddleDice task) {
            dice = task.dice;
            drop = task.drop;
            sides = task.sides;
            full = dice - drop;
            int highest = (full - drop) * sides;
            ways = Binomials.upTo(dice);
            done = new double[highest + 1];
            placed = new double[full][highest + 1];
            next = new double[full][highest + 1];
            placed[0][0] = 1 / Math.pow(sides, dice);
        }

        void place(int face) {
            for (double[] row : next) {
                Arrays.fill(row, 0);
            }
            int most = face == 1 ? 1 : full;
            for (int before = 0; before < most; before++) {
                double[] from = placed[before];
                int low = middle(before);
                int high = middle(before) * (face - 1);
                shift(from, low, high, done, (full - drop - middle(before)) * face, rest(before, face));
                for (int after = before; face < sides && after < full; after++) {
                    int step = (middle(after) - middle(before)) * face;
                    shift(from, low, high, next[after], step, ways[dice - before][after - before]);
                }
            }
            double[][] used = placed;
            placed = next;
            next = used;
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
