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
    private int place = -1;
    private StepTarget<S, W> onward;
    private Visit visit = Visit.NONE;
    /** Whether the next step may lead straight back here. */
    private boolean repeated;
    /** What comes of it by best play. */
    private double value;
    /** How likely it is to get here; null as long as there is no way. */
    private W weight;

    /** The hash is that of both. */
    StepPoint(Object situation, StateCopy<S> snapshot, int hash) {
        this.situation = situation;
        this.snapshot = snapshot;
        this.hash = hash;
    }

    static int hash(Object situation, StateCopy<?> snapshot) {
        return 31 * System.identityHashCode(snapshot) + situation.hashCode();
    }

    /** Hashes that are close to each other lie far apart in a table. */
    static int spread(int hash) {
        int spread = hash * 0x9E3779B9;
        return spread ^ spread >>> 16;
    }

    /** Whether it is that of such a situation and state, which have that hash. States are kept once. */
    boolean isAt(Object other, StateCopy<S> state, int otherHash) {
        return hash == otherHash && snapshot == state && situation.equals(other);
    }

    /** Whether it was not met before. */
    boolean isNew() {
        return place < 0;
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

    int hash() {
        return hash;
    }
}
