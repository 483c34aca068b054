package arbiter.interpreters.odds;

import java.math.BigInteger;

/**
 * An exact ratio that is not reduced: the weights of thousands of paths have few different denominators, so that adding
 * them is mostly one addition. Longs where they fit, wider beyond.
 */
final class Ratio {

    static final Ratio ONE = new Ratio(1, 1);

    private final long numerator;
    private final long denominator;
    private final BigInteger wideNumerator;
    private final BigInteger wideDenominator;

    private Ratio(long numerator, long denominator) {
        this.numerator = numerator;
        this.denominator = denominator;
        this.wideNumerator = null;
        this.wideDenominator = null;
    }

    private Ratio(BigInteger numerator, BigInteger denominator) {
        this.numerator = 0;
        this.denominator = 0;
        this.wideNumerator = numerator;
        this.wideDenominator = denominator;
    }

    static Ratio of(BigInteger numerator, BigInteger denominator) {
        return denominator.bitLength() < Long.SIZE - 1 && numerator.bitLength() < Long.SIZE - 1
                ? new Ratio(numerator.longValue(), denominator.longValue())
                : new Ratio(numerator, denominator);
    }

    Ratio times(Ratio other) {
        if (fits() && other.fits() && fits(numerator, other.numerator) && fits(denominator, other.denominator)) {
            return new Ratio(numerator * other.numerator, denominator * other.denominator);
        }
        return of(numerator().multiply(other.numerator()), denominator().multiply(other.denominator()));
    }

    Ratio plus(Ratio other) {
        if (fits() && other.fits() && denominator == other.denominator) {
            long sum = numerator + other.numerator;
            if (sum >= 0) {
                return new Ratio(sum, denominator);
            }
        }
        return plusWide(other);
    }

    private Ratio plusWide(Ratio other) {
        BigInteger mine = denominator();
        BigInteger theirs = other.denominator();
        BigInteger common = mine.gcd(theirs);
        BigInteger scaledMine = numerator().multiply(theirs.divide(common));
        BigInteger scaledTheirs = other.numerator().multiply(mine.divide(common));
        return of(scaledMine.add(scaledTheirs), mine.multiply(theirs.divide(common)));
    }

    BigInteger numerator() {
        return fits() ? BigInteger.valueOf(numerator) : wideNumerator;
    }

    BigInteger denominator() {
        return fits() ? BigInteger.valueOf(denominator) : wideDenominator;
    }

    double toDouble() {
        return fits()
                ? (double) numerator / denominator
                : numerator().doubleValue() / denominator().doubleValue();
    }

    private boolean fits() {
        return wideDenominator == null;
    }

    private static boolean fits(long first, long second) {
        return Math.multiplyHigh(first, second) == 0 && first * second >= 0;
    }
}
