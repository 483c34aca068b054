package arbiter.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;

/** What the tests say about odds. */
final class OddsAssert {

    private OddsAssert() {}

    static <T> Map<T, Fraction> chances(Distribution<T> exact) {
        Map<T, Fraction> chances = new HashMap<>();
        for (int i = 0; i < exact.size(); i++) {
            Fraction chance = Fraction.of(exact.weight(i), exact.total());
            assertThat(chances.put(exact.outcome(i), chance))
                    .as("%s stands there twice", exact.outcome(i))
                    .isNull();
        }
        return chances;
    }

    /** The fast odds have the same outcomes, each within a relative 1e-12. */
    static <T> void assertAgree(Distribution<T> fast, Distribution<T> exact) {
        Map<T, Fraction> chances = chances(exact);
        assertThat(fast.kind()).isEqualTo(Weights.FAST);
        assertThat(fast.size()).isEqualTo(chances.size());
        double worst = 0;
        for (int i = 0; i < fast.size(); i++) {
            double expected = chances.get(fast.outcome(i)).toDouble();
            worst = Math.max(worst, Math.abs(fast.probability(i) / expected - 1));
        }
        assertThat(worst).as("largest relative error").isLessThan(1e-12);
    }

    /** Exact odds give doubles that are right to the last few bits. */
    static void assertDoublesFit(Distribution<?> exact) {
        for (int i = 0; i < exact.size(); i++) {
            double expected = Fraction.of(exact.weight(i), exact.total()).toDouble();
            assertThat(exact.probability(i)).isCloseTo(expected, within(4 * Math.ulp(expected)));
        }
    }
}
