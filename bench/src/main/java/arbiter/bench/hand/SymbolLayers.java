package arbiter.bench.hand;

import java.util.ArrayList;
import java.util.List;

/**
 * Flat tables of success and advantage, one for each number of triumphs (or despairs) so far. Each table has a margin
 * of zeros in front, so that a die's six faces are read in one pass without looking at borders.
 */
final class SymbolLayers {

    private final int width;
    private final int margin;
    private final int size;
    private final List<double[]> layers = new ArrayList<>();
    private double[] spare;
    private int end;

    SymbolLayers(int width, int margin, int size) {
        this(width, margin, size, new double[size], margin + 1);
        layers.get(0)[margin] = 1;
    }

    private SymbolLayers(int width, int margin, int size, double[] first, int end) {
        this.width = width;
        this.margin = margin;
        this.size = size;
        this.spare = new double[size];
        this.end = end;
        layers.add(first);
    }

    /** The table for that many triumphs, as the only layer of a new stack. */
    SymbolLayers only(int layer) {
        return new SymbolLayers(width, margin, size, layers.get(layer), end);
    }

    void add(int count, SymbolDie die) {
        int[] steps = die.steps(width);
        double[] chances = die.chances();
        for (int i = 0; i < count; i++) {
            end += die.longestStep(width);
            if (die.special() != 0) {
                layers.add(new double[size]);
            }
            addOne(die, steps, chances);
        }
    }

    /** From the last layer down, so that one spare table is enough. */
    private void addOne(SymbolDie die, int[] steps, double[] chances) {
        for (int layer = layers.size() - 1; layer >= 0; layer--) {
            double[] from = layers.get(layer);
            blend(from, spare, steps, chances);
            if (die.special() != 0 && layer > 0) {
                shift(layers.get(layer - 1), spare, die.specialStep(width), 1.0 / die.sides());
            }
            layers.set(layer, spare);
            spare = from;
        }
    }

    private void blend(double[] from, double[] to, int[] steps, double[] chances) {
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
        for (int i = margin; i < end; i++) {
            to[i] = c0 * from[i - s0]
                    + c1 * from[i - s1]
                    + c2 * from[i - s2]
                    + c3 * from[i - s3]
                    + c4 * from[i - s4]
                    + c5 * from[i - s5];
        }
    }

    private void shift(double[] from, double[] to, int step, double chance) {
        for (int i = margin; i < end; i++) {
            to[i] += chance * from[i - step];
        }
    }

    void copyTo(double[] all, int start, int cells) {
        for (int layer = 0; layer < layers.size(); layer++) {
            System.arraycopy(layers.get(layer), margin, all, start + layer * cells, cells);
        }
    }
}
