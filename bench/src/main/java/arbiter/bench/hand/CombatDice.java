package arbiter.bench.hand;

/** T6 by hand: combat dice with faces 1, 2, 0, 0 and twice 1 with an effect. One row of damage per number of effects. */
public record CombatDice(int dice) {

    private static final double BLANK = 2 / 6.0;
    private static final double ONE = 1 / 6.0;
    private static final double TWO = 1 / 6.0;
    private static final double EFFECT = 2 / 6.0;

    /** The joint chances of effects and damage. */
    public Grid chances() {
        int width = 2 * dice + 1;
        // Two zero cells in front, so that a row reads its lower neighbours without looking at borders.
        double[][] rows = new double[dice + 1][width + 2];
        double[] spare = new double[width + 2];
        double[] nothing = new double[width + 2];
        rows[0][2] = 1;
        for (int die = 1; die <= dice; die++) {
            for (int row = die; row >= 0; row--) {
                double[] from = rows[row];
                add(from, row > 0 ? rows[row - 1] : nothing, spare, 2 + 2 * die);
                rows[row] = spare;
                spare = from;
            }
        }
        double[] chances = new double[(dice + 1) * width];
        for (int row = 0; row <= dice; row++) {
            System.arraycopy(rows[row], 2, chances, row * width, width);
        }
        return new Grid(chances, new int[] {0, 0}, new int[] {dice + 1, width});
    }

    private static void add(double[] from, double[] fewer, double[] to, int last) {
        for (int i = 2; i <= last; i++) {
            to[i] = BLANK * from[i] + ONE * from[i - 1] + TWO * from[i - 2] + EFFECT * fewer[i - 1];
        }
    }
}
