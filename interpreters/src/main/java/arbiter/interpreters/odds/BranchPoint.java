package arbiter.interpreters.odds;

/** A place on the path of a step where it goes on in several ways, which are taken in turn. */
abstract class BranchPoint<S, W> {

    private final String label;
    private final int branches;
    private int branch;

    BranchPoint(String label, int branches) {
        this.label = label;
        this.branches = branches;
    }

    String label() {
        return label;
    }

    int branches() {
        return branches;
    }

    /** The way that is taken now. */
    int branch() {
        return branch;
    }

    /** Goes on to the next way; false when all have been taken. */
    boolean next() {
        branch++;
        return branch < branches;
    }

    /** What comes next on the way that is taken now. */
    abstract void leadsTo(StepTarget<S, W> next);
}
