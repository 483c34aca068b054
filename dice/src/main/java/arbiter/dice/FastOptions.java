package arbiter.dice;

import java.util.List;

/** Options weighed with doubles. */
final class FastOptions extends Options {

    private final double[] first;
    private final double[] second;
    private double best;
    private double sum;

    FastOptions(Cells first, Cells second) {
        super(Weights.FAST);
        this.first = ((DoubleCells) first).cells;
        this.second = ((DoubleCells) second).cells;
    }

    @Override
    void offerSure(boolean won) {
        best = won ? 1 : best;
    }

    @Override
    void offer(Cells wins, int index, Cells total) {
        double chance = ((DoubleCells) wins).share(index, total);
        if (chance > best) {
            best = chance;
        }
    }

    @Override
    void take(int i, int j) {
        sum += best * first[i] * second[j];
        best = 0;
    }

    @Override
    Distribution<Boolean> result(Cells firstTotal, Cells secondTotal) {
        double chance = sum / firstTotal.toDouble(0) / secondTotal.toDouble(0);
        if (chance <= 0 || chance >= 1) {
            return Weights.FAST.certain(chance >= 1);
        }
        return Table.of(List.of(true, false), new DoubleCells(new double[] {chance, 1 - chance}));
    }
}
