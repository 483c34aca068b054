package arbiter.lab.compare;

import arbiter.kernel.Refused;
import arbiter.lab.compare.Comparison.Answer;
import arbiter.lab.run.Fights;
import arbiter.lab.statistics.SequentialPairs;
import arbiter.lab.statistics.SequentialPairs.Verdict;
import arbiter.lab.work.Batches;
import arbiter.lab.work.HalvesWork;
import arbiter.lab.work.HalvesWork.Halves;
import arbiter.lab.work.Workplace;
import java.util.List;
import java.util.function.Consumer;

/**
 * Plays fights of A and B with the same dice until it is known which is better for a side, or that neither is by so
 * much, or the pairs are used up. The answer does not depend on the number of threads.
 */
public final class PairedRun {

    private final Fights<?> a;
    private final Fights<?> b;
    private final String side;
    private final double step;
    private final SequentialPairs test;
    private final long limit;
    private final Batches<Halves> batches;
    private PairTally tally = PairTally.NONE;

    /** The step is the difference of shares to tell from none; at most so many pairs are played. */
    public PairedRun(Fights<?> a, Fights<?> b, String side, double step, long limit, int threads) {
        this(a, b, side, step, limit, Workplace.threads(threads));
    }

    public PairedRun(Fights<?> a, Fights<?> b, String side, double step, long limit, Workplace workplace) {
        if (!a.job().game().equals(b.job().game())) {
            throw new Refused(
                    "fights of " + a.job().game() + " and of " + b.job().game() + " cannot be compared");
        }
        if (!a.sides().contains(side) || !b.sides().contains(side)) {
            throw new Refused("side '" + side + "' must be in both encounters; there are "
                    + String.join(", ", a.sides()) + " and " + String.join(", ", b.sides()));
        }
        if (!(step >= 0.001 && step <= 0.5)) {
            throw new Refused("a difference from 0.1 to 50 points can be tested, not " + 100 * step);
        }
        this.a = a;
        this.b = b;
        this.side = side;
        this.step = step;
        this.test = new SequentialPairs(0.5, 0.5 + step / 2);
        this.limit = limit;
        this.batches = workplace.batches(new HalvesWork(List.of(a, b), side, limit));
    }

    /** Ends the run soon; what is there by then is kept. */
    public void cancel() {
        batches.cancel();
    }

    /** Plays, telling the listener on this thread what there is after each batch; once only. */
    public Comparison run(Consumer<PairTally> listener) {
        if (a.job().equals(b.job().with(a.job().length()))) {
            return comparison(Answer.NOTHING_DIFFERS);
        }
        batches.run(part -> {
            add(part);
            listener.accept(tally);
            return answer() == Answer.CANNOT_TELL;
        });
        return comparison(answer());
    }

    private void add(Halves part) {
        for (int i = 0; i < part.fights(); i++) {
            tally = tally.and(PairTally.of(part.of(0, i), part.of(1, i)));
        }
    }

    private Answer answer() {
        Verdict better = test.verdict(tally.better());
        Verdict worse = test.verdict(tally.better().mirrored());
        if (better == Verdict.BETTER) {
            return Answer.B_BETTER;
        }
        if (worse == Verdict.BETTER) {
            return Answer.A_BETTER;
        }
        return better == Verdict.NOT_BETTER && worse == Verdict.NOT_BETTER
                ? Answer.NO_SUCH_DIFFERENCE
                : Answer.CANNOT_TELL;
    }

    private Comparison comparison(Answer answer) {
        if (tally.pairs() == 0) {
            tally = PairTally.of(a.play(0).halves(side), b.play(0).halves(side));
        }
        return new Comparison(
                a.job().start().name(),
                b.job().start().name(),
                a.job().game(),
                side,
                a.job().seed(),
                answer,
                tally.pairs(),
                limit,
                step,
                tally.difference(),
                tally.shareInA(),
                tally.shareInB(),
                tally,
                test.ratio(tally.better()),
                test.ratio(tally.better().mirrored()),
                tally.unpaired());
    }
}
