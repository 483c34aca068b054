package arbiter.interpreters.odds;

import arbiter.dice.Distribution;

/**
 * The odds that were asked for. Complete answers went through every path; others are sampled, and every chance in them
 * lies within the margin of the true one with 99 % confidence.
 */
public record Answer<R>(Distribution<R> distribution, boolean complete, double margin, long paths) {

    static <R> Answer<R> complete(Distribution<R> distribution, long paths) {
        return new Answer<>(distribution, true, 0, paths);
    }

    static <R> Answer<R> sampled(Distribution<R> distribution, long samples) {
        return new Answer<>(distribution, false, 2.576 * Math.sqrt(0.25 / samples), samples);
    }

    public double probabilityOf(R result) {
        return distribution.probabilityOf(result);
    }

    public arbiter.dice.Fraction chanceOf(R result) {
        return distribution.chanceOf(result);
    }
}
