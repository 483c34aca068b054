package arbiter.bench.hand;

/**
 * T5 by hand: d20s that succeed at the target number or less, twice at the critical number or less, with a
 * complication on a 20. One row of successes for each number of complications.
 */
public record SuccessPool(int dice, int target, int critical) {

    private static final double SIDES = 20;

    /** The joint chances of complications and successes. */
    public Grid chances() {
        int width = 2 * dice + 1;
        double two = critical / SIDES;
        double one = (target - critical) / SIDES;
        double none = (SIDES - 1 - target) / SIDES;
        double complication = 1 / SIDES;
        // Two zero cells in front, so that a row reads its lower neighbours without looking at borders.
        double[][] rows = new double[dice + 1][width + 2];
        double[] nothing = new double[width + 2];
        rows[0][2] = 1;
        for (int die = 1; die <= dice; die++) {
            for (int row = die; row >= 0; row--) {
                double[] to = rows[row];
                double[] fewer = row > 0 ? rows[row - 1] : nothing;
                for (int i = 2 + 2 * die; i >= 2; i--) {
                    to[i] = none * to[i] + one * to[i - 1] + two * to[i - 2] + complication * fewer[i];
                }
            }
        }
        double[] chances = new double[(dice + 1) * width];
        for (int row = 0; row <= dice; row++) {
            System.arraycopy(rows[row], 2, chances, row * width, width);
        }
        return new Grid(chances, new int[] {0, 0}, new int[] {dice + 1, width});
    }
}
