package arbiter.interpreters.odds;

import arbiter.dice.Distribution;

/** A draw on the path of a step, or a choice for which the best answer is sought. */
final class Fork<S, W> extends BranchPoint<S, W> implements StepTarget<S, W> {

    private final Distribution<?> draw;
    private final boolean high;
    /** Of equal answers this one is taken, or else the first. */
    private final int preferred;

    /** What each branch leads to, as far as they have been taken. */
    private final StepTarget<S, W>[] leads;

    private int best;

    private Fork(String label, int branches, Distribution<?> draw, boolean high, int preferred) {
        super(label, branches);
        this.draw = draw;
        this.high = high;
        this.preferred = preferred;
        this.leads = targets(branches);
    }

    @SuppressWarnings("unchecked") // nothing else is put into it
    private static <S, W> StepTarget<S, W>[] targets(int many) {
        return (StepTarget<S, W>[]) new StepTarget<?, ?>[many];
    }

    static <S, W> Fork<S, W> draw(String label, Distribution<?> draw) {
        return new Fork<>(label, draw.size(), draw, true, 0);
    }

    static <S, W> Fork<S, W> choice(String label, int options, boolean high, int preferred) {
        return new Fork<>(label, options, null, high, preferred);
    }

    @Override
    void leadsTo(StepTarget<S, W> next) {
        leads[branch()] = next;
    }

    /** Every way that something can lead to from here. */
    StepTarget<S, W>[] leads() {
        return leads;
    }

    /** What it is worth once the points it leads to are worth something; makes the choice. */
    double value() {
        return draw == null ? choose() : mean();
    }

    private double mean() {
        double mean = 0;
        for (int i = 0; i < leads.length; i++) {
            mean += draw.probability(i) * valueOf(leads[i]);
        }
        return mean;
    }

    private double choose() {
        double most = valueOf(leads[0]);
        best = 0;
        for (int i = 1; i < leads.length; i++) {
            double value = valueOf(leads[i]);
            if (PathFrame.isTaken(i == preferred, value, most, high)) {
                most = value;
                best = i;
            }
        }
        return most;
    }

    /** Whether somebody chooses on the way from here to the next points. */
    static boolean hasChoice(StepTarget<?, ?> lead) {
        if (!(lead instanceof Fork<?, ?> fork)) {
            return false;
        }
        for (StepTarget<?, ?> next : fork.leads) {
            if (hasChoice(next)) {
                return true;
            }
        }
        return fork.draw == null;
    }

    /** How likely dice lead to that point, on top of what is known already. */
    static <S, W> W chanceOf(StepPoint<S, W> point, StepTarget<S, W> lead, W share, W known, PathWeights<W> weights) {
        if (!(lead instanceof Fork<S, W> fork)) {
            return lead == point ? weights.sum(known, share) : known;
        }
        W sum = known;
        for (int i = 0; i < fork.leads.length; i++) {
            sum = chanceOf(point, fork.leads[i], weights.times(share, fork.draw, i), sum, weights);
        }
        return sum;
    }

    static double valueOf(StepTarget<?, ?> lead) {
        return lead instanceof Fork<?, ?> fork ? fork.value() : ((StepPoint<?, ?>) lead).value();
    }

    /** Hands on how likely it is to get here. */
    void reached(W share, PathWeights<W> weights) {
        if (draw == null) {
            reached(leads[best], share, weights);
            return;
        }
        for (int i = 0; i < leads.length; i++) {
            reached(leads[i], weights.times(share, draw, i), weights);
        }
    }

    static <S, W> void reached(StepTarget<S, W> lead, W share, PathWeights<W> weights) {
        if (lead instanceof Fork<S, W> fork) {
            fork.reached(share, weights);
        } else {
            ((StepPoint<S, W>) lead).reached(share, weights);
        }
    }
}
