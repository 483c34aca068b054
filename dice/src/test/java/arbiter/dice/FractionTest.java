package arbiter.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FractionTest {

    @Test
    void a_fraction_is_in_lowest_terms_with_the_sign_above() {
        assertThat(Fraction.of(6, -8)).isEqualTo(Fraction.of(-3, 4)).hasToString("-3/4");
        assertThat(Fraction.of(0, -5)).isEqualTo(Fraction.ZERO).hasToString("0/1");
        assertThat(Fraction.of(7)).hasToString("7/1");
        assertThat(Fraction.of(6, -8)).hasSameHashCodeAs(Fraction.of(-3, 4));
    }

    @Test
    void fractions_add_subtract_multiply_and_divide() {
        Fraction third = Fraction.of(1, 3);
        Fraction half = Fraction.of(1, 2);
        assertThat(third.plus(half)).isEqualTo(Fraction.of(5, 6));
        assertThat(third.minus(half)).isEqualTo(Fraction.of(-1, 6));
        assertThat(third.times(half)).isEqualTo(Fraction.of(1, 6));
        assertThat(third.dividedBy(half)).isEqualTo(Fraction.of(2, 3));
        assertThat(third).isLessThan(half);
    }

    @Test
    void the_largest_words_do_not_overflow() {
        Fraction tiny = Fraction.of(1, Long.MAX_VALUE);
        BigInteger square = BigInteger.valueOf(Long.MAX_VALUE).pow(2);
        assertThat(tiny.times(tiny)).isEqualTo(Fraction.of(BigInteger.ONE, square));
        assertThat(Fraction.of(Long.MIN_VALUE, -1).numerator()).isEqualTo(BigInteger.ONE.shiftLeft(63));
    }

    @Test
    void nothing_is_divided_by_zero() {
        assertThatThrownBy(() -> Fraction.of(3, 0))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("3/0");
        assertThatThrownBy(() -> Fraction.ONE.dividedBy(Fraction.ZERO)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void small_fractions_become_the_nearest_double() {
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            long above = random.nextLong() >> 12 + random.nextInt(40);
            long below = (random.nextLong() >>> 12 + random.nextInt(40)) + 1;
            assertThat(Fraction.of(above, below).toDouble()).isEqualTo((double) above / below);
        }
    }

    @Test
    void large_fractions_become_the_nearest_double() {
        Random random = new Random(2);
        for (int i = 0; i < 2_000; i++) {
            BigInteger above = new BigInteger(1 + random.nextInt(1500), random);
            BigInteger below = new BigInteger(1 + random.nextInt(1500), random).add(BigInteger.ONE);
            Fraction fraction = Fraction.of(above, below);
            assertNearest(fraction, fraction.toDouble());
        }
    }

    /** No neighbouring double is nearer. */
    private static void assertNearest(Fraction fraction, double value) {
        MathContext precise = new MathContext(1200, RoundingMode.HALF_EVEN);
        BigDecimal exact = new BigDecimal(fraction.numerator()).divide(new BigDecimal(fraction.denominator()), precise);
        if (Double.isInfinite(value)) {
            assertThat(exact).isGreaterThan(new BigDecimal(Double.MAX_VALUE));
            return;
        }
        BigDecimal off = exact.subtract(new BigDecimal(value)).abs();
        assertThat(off)
                .isLessThanOrEqualTo(
                        exact.subtract(new BigDecimal(Math.nextUp(value))).abs());
        assertThat(off)
                .isLessThanOrEqualTo(
                        exact.subtract(new BigDecimal(Math.nextDown(value))).abs());
    }
}
