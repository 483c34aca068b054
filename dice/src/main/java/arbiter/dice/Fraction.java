package arbiter.dice;

import java.math.BigInteger;

/** An exact rational number in lowest terms. Immutable; equal by value. */
public final class Fraction implements Comparable<Fraction> {

    public static final Fraction ZERO = new Fraction(BigInteger.ZERO, BigInteger.ONE);
    public static final Fraction ONE = new Fraction(BigInteger.ONE, BigInteger.ONE);

    /** Bits kept beyond the 53 of a double while dividing, so that the last rounding is the only one. */
    private static final int GUARD = 66;

    private static final int SMALLEST_EXPONENT = -1022;

    private final BigInteger numerator;
    private final BigInteger denominator;

    private Fraction(BigInteger numerator, BigInteger denominator) {
        this.numerator = numerator;
        this.denominator = denominator;
    }

    public static Fraction of(long numerator, long denominator) {
        return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    public static Fraction of(long whole) {
        return of(whole, 1);
    }

    public static Fraction of(BigInteger numerator, BigInteger denominator) {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("a fraction needs a denominator other than 0: " + numerator + "/0");
        }
        BigInteger divisor = numerator.gcd(denominator);
        if (denominator.signum() < 0) {
            divisor = divisor.negate();
        }
        return new Fraction(numerator.divide(divisor), denominator.divide(divisor));
    }

    public BigInteger numerator() {
        return numerator;
    }

    public BigInteger denominator() {
        return denominator;
    }

    public Fraction plus(Fraction other) {
        return of(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Fraction minus(Fraction other) {
        return plus(other.negated());
    }

    public Fraction times(Fraction other) {
        return of(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    public Fraction dividedBy(Fraction other) {
        return of(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    public Fraction negated() {
        return new Fraction(numerator.negate(), denominator);
    }

    /** The nearest double; of two equally near, the even one. */
    public double toDouble() {
        if (numerator.signum() == 0) {
            return 0;
        }
        BigInteger magnitude = numerator.abs();
        int exponent = magnitude.bitLength() - denominator.bitLength();
        double value = exponent < SMALLEST_EXPONENT + 1 ? tiny(magnitude) : ordinary(magnitude, exponent);
        return numerator.signum() < 0 ? -value : value;
    }

    private double ordinary(BigInteger magnitude, int exponent) {
        int shift = GUARD - exponent;
        return Math.scalb(quotient(magnitude, shift).doubleValue(), -shift);
    }

    /** Numbers near the smallest double have fewer than 53 bits: rounded by hand to a multiple of that double. */
    private double tiny(BigInteger magnitude) {
        int shift = 1074 + 2;
        BigInteger quarters = quotient(magnitude, shift);
        boolean odd = quarters.testBit(2);
        BigInteger rounded = quarters.add(odd ? BigInteger.TWO : BigInteger.ONE).shiftRight(2);
        return Math.scalb(rounded.doubleValue(), -1074);
    }

    /** The quotient times a power of two, its last bit set if anything was cut off. */
    private BigInteger quotient(BigInteger magnitude, int shift) {
        BigInteger dividend = shift > 0 ? magnitude.shiftLeft(shift) : magnitude;
        BigInteger divisor = shift < 0 ? denominator.shiftLeft(-shift) : denominator;
        BigInteger[] parts = dividend.divideAndRemainder(divisor);
        return parts[1].signum() == 0 ? parts[0] : parts[0].setBit(0);
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Fraction that
                && numerator.equals(that.numerator)
                && denominator.equals(that.denominator);
    }

    @Override
    public int hashCode() {
        return 31 * numerator.hashCode() + denominator.hashCode();
    }

    @Override
    public String toString() {
        return numerator + "/" + denominator;
    }
}
