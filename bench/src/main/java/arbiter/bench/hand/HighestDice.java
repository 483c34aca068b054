package arbiter.bench.hand;

import java.util.Arrays;

/**
 * T3b by hand: the sum of the highest dice of a handful. Face by face from the top; the state is how many dice are
 * placed and their sum, and as soon as enough are placed the others may be anything not higher.
 */
public record HighestDice(int dice, int keep, int sides) {

    public Grid chances() {
        Table table = new Table(this);
        for (int face = sides; face >= 1; face--) {
            table.place(face);
        }
        return Grid.line(Arrays.copyOfRange(table.done, keep, keep * sides + 1), keep);
    }

    private static final class Table {
        private final int dice;
        private final int keep;
        private final int sides;
        private final double[][] ways;
        private final double[] done;
        private final double[][] placed;

        Table(HighestDice task) {
            dice = task.dice;
            keep = task.keep;
            sides = task.sides;
            ways = Binomials.upTo(dice);
            done = new double[keep * sides + 1];
            placed = new double[keep][keep * sides + 1];
            placed[0][0] = 1 / Math.pow(sides, dice);
        }

        /** From the most dice placed down, so that a row is read before this face adds to it. */
        void place(int face) {
            for (int before = keep - 1; before >= 0; before--) {
                double[] from = placed[before];
                int low = before * (face + 1);
                int high = before * sides;
                int missing = keep - before;
                if (low <= high) {
                    shift(from, low, high, done, missing * face, rest(dice - before, missing, face));
                    for (int count = 1; count < missing; count++) {
                        shift(from, low, high, placed[before + count], count * face, ways[dice - before][count]);
                    }
                }
            }
        }

        /** In how many ways at least the missing ones of the left dice show this face, and the others less. */
        private double rest(int left, int missing, int face) {
            double sum = 0;
            double lower = 1;
            for (int count = left; count >= missing; count--) {
                sum += ways[left][count] * lower;
                lower *= face - 1;
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
