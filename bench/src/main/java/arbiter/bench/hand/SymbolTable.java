package arbiter.bench.hand;

/**
 * The chances of success and advantage in one flat table, rows wide enough never to spill. A margin of zeros in front
 * lets a die's six faces be read in one pass without looking at borders.
 */
record SymbolTable(int width, double[] cells, int end) {

    static SymbolTable empty(int width, int height) {
        double[] cells = new double[margin(width) + width * height];
        cells[margin(width)] = 1;
        return new SymbolTable(width, cells, margin(width) + 1);
    }

    private static int margin(int width) {
        return 2 * width + 2;
    }

    SymbolTable and(int count, SymbolDie die) {
        SymbolTable table = this;
        for (int i = 0; i < count; i++) {
            table = table.and(die);
        }
        return table;
    }

    /** One more die, without its triumph or despair. */
    SymbolTable and(SymbolDie die) {
        double[] to = new double[cells.length];
        int longer = end + die.longestStep(width);
        blend(cells, to, margin(width), longer, die.steps(width), die.chances());
        return new SymbolTable(width, to, longer);
    }

    private static void blend(double[] from, double[] to, int start, int end, int[] steps, double[] chances) {
        int s0 = steps[0];
        int s1 = steps[1];
        int s2 = steps[2];
        int s3 = steps[3];
        int s4 = steps[4];
        int s5 = steps[5];
        double c0 = chances[0];
        double c1 = chances[1];
        double c2 = chances[2];
        double c3 = chances[3];
        double c4 = chances[4];
        double c5 = chances[5];
        for (int i = start; i < end; i++) {
            to[i] = c0 * from[i - s0]
                    + c1 * from[i - s1]
                    + c2 * from[i - s2]
                    + c3 * from[i - s3]
                    + c4 * from[i - s4]
                    + c5 * from[i - s5];
        }
    }

    /** Writes the weighed table into a larger one, from that place on. */
    void copyTo(double[] all, int start, double weight) {
        int margin = margin(width);
        for (int i = margin; i < end; i++) {
            all[start - margin + i] = weight * cells[i];
        }
    }
}
