package arbiter.dice;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/** Options weighed exactly in numbers of any size. */
final class BigOptions extends Options {

    private final Cells first;
    private final Cells second;
    private Fraction best = Fraction.ZERO;
    private Fraction sum = Fraction.ZERO;

    BigOptions(Cells first, Cells second) {
        super(Weights.EXACT);
        this.first = first;
        this.second = second;
    }

    @Override
    void offerSure(boolean won) {
        best = won ? Fraction.ONE : best;
    }

    @Override
    void offer(Cells wins, int index, Cells total) {
        Fraction chance = Fraction.of(wins.toBig(index), total.toBig(0));
        best = chance.compareTo(best) > 0 ? chance : best;
    }

    @Override
    void take(int i, int j) {
        sum = sum.plus(best.times(whole(first.toBig(i))).times(whole(second.toBig(j))));
        best = Fraction.ZERO;
    }

    @Override
    Distribution<Boolean> result(Cells firstTotal, Cells secondTotal) {
        return chance(sum, firstTotal, secondTotal);
    }

    static Distribution<Boolean> chance(Fraction sum, Cells firstTotal, Cells secondTotal) {
        Fraction won = sum.dividedBy(whole(firstTotal.toBig(0)).times(whole(secondTotal.toBig(0))));
        Map<Boolean, Fraction> chances = new LinkedHashMap<>();
        chances.put(true, won);
        chances.put(false, Fraction.ONE.minus(won));
        return Weights.EXACT.weighted(chances);
    }

    private static Fraction whole(BigInteger number) {
        return Fraction.of(number, BigInteger.ONE);
    }
}
