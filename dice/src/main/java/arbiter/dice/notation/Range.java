package arbiter.dice.notation;

import java.util.stream.LongStream;

/** The numbers between which a term always lies, ends included; never too narrow. */
record Range(long lowest, long highest) {

    /** The range from the least to the greatest of these. */
    static Range over(long... numbers) {
        return new Range(
                LongStream.of(numbers).min().orElseThrow(),
                LongStream.of(numbers).max().orElseThrow());
    }

    boolean contains(int number) {
        return lowest <= number && number <= highest;
    }

    /** Its end that is farther from 0. */
    long farthest() {
        return -lowest > highest ? lowest : highest;
    }
}
