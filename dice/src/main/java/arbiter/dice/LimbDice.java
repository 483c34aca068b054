package arbiter.dice;

import java.math.BigInteger;

/**
 * The sum of many equal dice in exact numbers of any size, kept as words of 32 bits. The generating function
 * ((1 - x^s) / (1 - x))^n gives each count from three before it, whatever the number of sides.
 */
final class LimbDice {

    private static final long WORD = 0xFFFFFFFFL;

    private final int count;
    private final int sides;
    private final int limbs;
    private final long[][] ways;
    private final int[] lengths;

    private LimbDice(int count, int sides, int bits) {
        this.count = count;
        this.sides = sides;
        this.limbs = (bits + Integer.SIZE) / Integer.SIZE + 1;
        this.ways = new long[count * (sides - 1) / 2 + 1][];
        this.lengths = new int[ways.length];
    }

    static Cells sum(int count, int sides, int bits) {
        LimbDice dice = new LimbDice(count, sides, bits);
        dice.fill();
        int last = count * (sides - 1);
        BigInteger[] weights = new BigInteger[last + 1];
        for (int k = 0; k <= last / 2; k++) {
            weights[k] = dice.number(k);
            weights[last - k] = weights[k];
        }
        return new BigCells(weights).fitted(bits);
    }

    private void fill() {
        long[] none = new long[limbs];
        ways[0] = new long[limbs];
        ways[0][0] = 1;
        lengths[0] = 1;
        for (int k = 0; k + 1 < ways.length; k++) {
            long[] leaving = k - sides + 1 >= 0 ? ways[k - sides + 1] : none;
            long[] left = k - sides >= 0 ? ways[k - sides] : none;
            ways[k + 1] = next(k, ways[k], leaving, left);
        }
    }

    /** (k+1) a[k+1] = (k+n) a[k] - (n s + s - 1 - k) a[k-s+1] + (n (s-1) + s - k) a[k-s]; only filled words count. */
    private long[] next(int k, long[] before, long[] leaving, long[] left) {
        long plus = k + count;
        long minus = (long) count * sides + sides - 1 - k;
        long back = (long) count * (sides - 1) + sides - k;
        int length = Math.min(limbs, lengths[k] + 1);
        long[] sum = new long[limbs];
        long carry = 0;
        for (int i = 0; i < length; i++) {
            long word = plus * before[i] - minus * leaving[i] + back * left[i] + carry;
            sum[i] = word & WORD;
            carry = word >> Integer.SIZE;
        }
        divide(sum, length, k + 1);
        lengths[k + 1] = sum[length - 1] == 0 ? length - 1 : length;
        return sum;
    }

    /** Divides from the lowest word up, which works because nothing is left over; far faster than long division. */
    private static void divide(long[] number, int length, long divisor) {
        int twos = Long.numberOfTrailingZeros(divisor);
        long odd = divisor >>> twos;
        long inverse = inverse(odd);
        long borrow = 0;
        for (int i = 0; i < length; i++) {
            long above = i + 1 < length ? number[i + 1] : 0;
            long word = ((number[i] >>> twos | above << Integer.SIZE - twos) & WORD) - borrow;
            long quotient = word * inverse & WORD;
            number[i] = quotient;
            borrow = quotient * odd - word >> Integer.SIZE;
        }
    }

    /** What an odd number is multiplied with to end in 32 bits of 1; each step doubles the bits that are right. */
    private static long inverse(long odd) {
        long inverse = odd * odd * odd;
        for (int bits = 6; bits < Integer.SIZE; bits *= 2) {
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }

    private BigInteger number(int k) {
        int length = lengths[k];
        byte[] bytes = new byte[length * Integer.BYTES];
        for (int i = 0; i < length; i++) {
            long word = ways[k][i];
            int end = bytes.length - i * Integer.BYTES;
            bytes[end - 1] = (byte) word;
            bytes[end - 2] = (byte) (word >>> 8);
            bytes[end - 3] = (byte) (word >>> 16);
            bytes[end - 4] = (byte) (word >>> 24);
        }
        return new BigInteger(1, bytes);
    }
}
