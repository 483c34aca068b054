package arbiter.interpreters.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RatioTest {

    private static Ratio any(Random random) {
        int bits = 1 + random.nextInt(90);
        BigInteger denominator = new BigInteger(bits, random).add(BigInteger.ONE);
        return Ratio.of(new BigInteger(bits, random).mod(denominator), denominator);
    }

    @Test
    void products_and_sums_agree_with_wide_arithmetic() {
        Random random = new Random(4);
        for (int i = 0; i < 20_000; i++) {
            Ratio a = any(random);
            Ratio b = random.nextInt(4) == 0 ? sameDenominator(a, random) : any(random);

            assertEqual(
                    a.times(b),
                    a.numerator().multiply(b.numerator()),
                    a.denominator().multiply(b.denominator()));
            assertEqual(
                    a.plus(b),
                    a.numerator().multiply(b.denominator()).add(b.numerator().multiply(a.denominator())),
                    a.denominator().multiply(b.denominator()));
        }
    }

    private static Ratio sameDenominator(Ratio other, Random random) {
        return Ratio.of(new BigInteger(90, random).mod(other.denominator()), other.denominator());
    }

    private static void assertEqual(Ratio ratio, BigInteger numerator, BigInteger denominator) {
        assertThat(ratio.numerator().multiply(denominator)).isEqualTo(numerator.multiply(ratio.denominator()));
        assertThat(ratio.numerator().signum()).isNotNegative();
    }

    @Test
    void the_edge_of_the_machines_numbers_is_no_edge() {
        Ratio half = Ratio.of(BigInteger.valueOf(Long.MAX_VALUE / 2), BigInteger.valueOf(Long.MAX_VALUE));

        assertEqual(
                half.plus(half).plus(half),
                BigInteger.valueOf(Long.MAX_VALUE / 2).multiply(BigInteger.valueOf(3)),
                BigInteger.valueOf(Long.MAX_VALUE));
        assertThat(half.times(half).toDouble()).isCloseTo(0.25, within(1e-15));
    }

    @Test
    void a_long_path_keeps_its_weight() {
        Ratio third = Ratio.of(BigInteger.ONE, BigInteger.valueOf(3));
        Ratio path = Ratio.ONE;
        for (int i = 0; i < 200; i++) {
            path = path.times(third);
        }

        assertThat(path.denominator()).isEqualTo(BigInteger.valueOf(3).pow(200));
        assertThat(path.toDouble()).isCloseTo(Math.pow(3, -200), within(1e-110));
    }
}
