package arbiter.interpreters.odds;

import arbiter.dice.Distribution;
import arbiter.dice.Fraction;
import arbiter.dice.Weights;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/** The arithmetic of path weights: exact, or with machine numbers. */
interface PathWeights<W> {

    W one();

    /** The weight of going on from a path with one outcome of a draw. */
    W times(W path, Distribution<?> draw, int outcome);

    W product(W first, W second);

    W sum(W first, W second);

    W none();

    /** The weight of something that is done again each time it comes out in a way of that weight, below one. */
    W repeated(W first, W again);

    double number(W weight);

    /** The results as a distribution; their weights must add up to one. */
    <R> Distribution<R> distribution(Map<R, W> results);

    /** Machine numbers. */
    PathWeights<Double> FAST = new PathWeights<>() {

        private static final Double ONE = 1.0;

        @Override
        public Double one() {
            return ONE;
        }

        @Override
        public Double times(Double path, Distribution<?> draw, int outcome) {
            return path * draw.probability(outcome);
        }

        @Override
        public Double product(Double first, Double second) {
            return first * second;
        }

        @Override
        public Double sum(Double first, Double second) {
            return first + second;
        }

        @Override
        public Double none() {
            return 0.0;
        }

        @Override
        public Double repeated(Double first, Double again) {
            return first / (1 - again);
        }

        @Override
        public double number(Double weight) {
            return weight;
        }

        @Override
        public <R> Distribution<R> distribution(Map<R, Double> results) {
            return Weights.measured(results);
        }
    };

    /** Exact ratios. */
    PathWeights<Ratio> EXACT = new PathWeights<>() {

        @Override
        public Ratio one() {
            return Ratio.ONE;
        }

        @Override
        public Ratio times(Ratio path, Distribution<?> draw, int outcome) {
            return path.times(Ratio.of(draw.weight(outcome), draw.total()));
        }

        @Override
        public Ratio product(Ratio first, Ratio second) {
            return first.times(second);
        }

        @Override
        public Ratio sum(Ratio first, Ratio second) {
            return first.plus(second);
        }

        @Override
        public Ratio none() {
            return Ratio.of(BigInteger.ZERO, BigInteger.ONE);
        }

        @Override
        public Ratio repeated(Ratio first, Ratio again) {
            BigInteger rest = again.denominator().subtract(again.numerator());
            return first.times(Ratio.of(again.denominator(), rest));
        }

        @Override
        public double number(Ratio weight) {
            return weight.toDouble();
        }

        @Override
        public <R> Distribution<R> distribution(Map<R, Ratio> results) {
            Map<R, Fraction> chances = new LinkedHashMap<>();
            Fraction sum = Fraction.ZERO;
            for (Map.Entry<R, Ratio> entry : results.entrySet()) {
                Fraction chance = Fraction.of(
                        entry.getValue().numerator(), entry.getValue().denominator());
                sum = sum.plus(chance);
                chances.put(entry.getKey(), chance);
            }
            if (!sum.equals(Fraction.ONE)) {
                throw new IllegalStateException("the chances add up to " + sum + ", not to 1");
            }
            return Weights.EXACT.weighted(chances);
        }
    };
}
