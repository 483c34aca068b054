package arbiter.lab.rating;

import arbiter.kernel.Refused;
import arbiter.lab.run.OrderedBatches;
import arbiter.lab.statistics.SequentialPairs;
import arbiter.lab.statistics.SequentialPairs.Verdict;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Two against each other from both seats with the same dice, until it is known who is better, or that neither is by so
 * much, or the pairs are used up. The answer does not depend on the number of threads.
 */
public final class SeatedRun {

    private final Seat first;
    private final Seat second;
    private final Optional<SequentialPairs> test;
    private final OrderedBatches<SeatTally> batches;
    private SeatTally tally = SeatTally.NONE;

    /** What is known by now of the one who is asked about. */
    public enum Answer {
        BETTER,
        WORSE,
        EVEN,
        CANNOT_TELL
    }

    private SeatedRun(Seat first, Seat second, Optional<SequentialPairs> test, long pairs, int threads) {
        this.first = first;
        this.second = second;
        this.test = test;
        this.batches = new OrderedBatches<>(pairs, threads, this::play);
    }

    /** Stops as soon as it is known; the step is the difference of shares to tell from none. */
    static SeatedRun sequential(Seat first, Seat second, double step, long limit, int threads) {
        if (!(step >= 0.001 && step <= 0.5)) {
            throw new Refused("a difference from 0.1 to 50 points can be tested, not " + 100 * step);
        }
        return new SeatedRun(first, second, Optional.of(new SequentialPairs(0.5, 0.5 + step / 2)), limit, threads);
    }

    /** Plays so many pairs, whatever comes of them. */
    static SeatedRun of(Seat first, Seat second, long pairs, int threads) {
        return new SeatedRun(first, second, Optional.empty(), pairs, threads);
    }

    /** Ends the run soon; what is there by then is kept. */
    public void cancel() {
        batches.cancel();
    }

    /** Plays, telling the listener on this thread what there is after each batch; once only. */
    public SeatTally run(Consumer<SeatTally> listener) {
        batches.run(part -> {
            tally = tally.and(part);
            listener.accept(tally);
            return test.isEmpty() || answer() == Answer.CANNOT_TELL;
        });
        return tally;
    }

    private Optional<SeatTally> play(long from, long until, BooleanSupplier cancelled) {
        SeatTally part = SeatTally.NONE;
        for (long number = from; number < until; number++) {
            Optional<Integer> one = first.halves(number, cancelled);
            Optional<Integer> other = one.isEmpty() ? one : second.halves(number, cancelled);
            if (other.isEmpty()) {
                return Optional.empty();
            }
            part = part.and(one.get(), other.get());
        }
        return Optional.of(part);
    }

    Answer answer() {
        SequentialPairs asked = test.orElseThrow();
        Verdict better = asked.verdict(tally.pairs());
        Verdict worse = asked.verdict(tally.pairs().mirrored());
        if (better == Verdict.BETTER) {
            return Answer.BETTER;
        }
        if (worse == Verdict.BETTER) {
            return Answer.WORSE;
        }
        return better == Verdict.NOT_BETTER && worse == Verdict.NOT_BETTER ? Answer.EVEN : Answer.CANNOT_TELL;
    }
}
