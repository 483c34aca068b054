package arbiter.bench;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** An exact fraction in lowest terms. */
record Fraction(BigInteger above, BigInteger below) {

    static final Fraction ZERO = of(0, 1);
    static final Fraction ONE = of(1, 1);

    Fraction {
        BigInteger common = above.gcd(below);
        BigInteger sign = BigInteger.valueOf(below.signum());
        above = above.divide(common).multiply(sign);
        below = below.divide(common).multiply(sign);
    }

    static Fraction of(long above, long below) {
        return new Fraction(BigInteger.valueOf(above), BigInteger.valueOf(below));
    }

    Fraction plus(Fraction other) {
        return new Fraction(above.multiply(other.below).add(other.above.multiply(below)), below.multiply(other.below));
    }

    Fraction minus(Fraction other) {
        return plus(new Fraction(other.above.negate(), other.below));
    }

    Fraction times(Fraction other) {
        return new Fraction(above.multiply(other.above), below.multiply(other.below));
    }

    Fraction over(Fraction other) {
        return times(new Fraction(other.below, other.above));
    }

    double value() {
        return new BigDecimal(above)
                .divide(new BigDecimal(below), MathContext.DECIMAL64)
                .doubleValue();
    }

    /** As the reference answers are printed: rounded to eight decimals. */
    String printed() {
        return new BigDecimal(above)
                .divide(new BigDecimal(below), 8, RoundingMode.HALF_UP)
                .toPlainString();
    }
}
