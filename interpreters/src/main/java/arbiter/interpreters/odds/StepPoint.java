package arbiter.interpreters.odds;

import arbiter.interpreters.odds.StateCopies.StateCopy;

/** A point between two steps: how things stand, and where the next step leads. Those without one are ends. */
final class StepPoint<S, W> implements StepTarget<S, W> {

    /** How far putting points in order has come with this one. */
    enum Visit {
        NONE,
        UNDER_WAY,
        DONE
    }

    private final Object situation;
    private final StateCopy<S> snapshot;
    private final int hash;
    private int place;
    private StepTarget<S, W> onward;
    private Visit visit = Visit.NONE;
    /** Whether the next step may lead straight back here. */
    private boolean repeated;
    /** What comes of it by best play. */
    private double value;
    /** How likely it is to get here; null as long as there is no way. */
    private W weight;

    StepPoint(Object situation, StateCopy<S> snapshot) {
        this.situation = situation;
        this.snapshot = snapshot;
        this.hash = 31 * System.identityHashCode(snapshot) + situation.hashCode();
    }

    /** It is the one with that number of those that were met. */
    void at(int number) {
        place = number;
    }

    int place() {
        return place;
    }

    Object situation() {
        return situation;
    }

    StateCopy<S> snapshot() {
        return snapshot;
    }

    StepTarget<S, W> onward() {
        return onward;
    }

    void leadsTo(StepTarget<S, W> next) {
        onward = next;
    }

    Visit visit() {
        return visit;
    }

    void visited(Visit how) {
        visit = how;
    }

    boolean isRepeated() {
        return repeated;
    }

    void repeat() {
        repeated = true;
    }

    double value() {
        return value;
    }

    void worth(double worth) {
        value = worth;
    }

    W weight() {
        return weight;
    }

    void reached(W share, PathWeights<W> weights) {
        weight = weight == null ? share : weights.sum(weight, share);
    }

    /** States are kept once, so that they are the same if they are equal. */
    @Override
    public boolean equals(Object other) {
        return other instanceof StepPoint<?, ?> that
                && hash == that.hash
                && snapshot == that.snapshot
                && situation.equals(that.situation);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
