package arbiter.space;

/** What one step between two neighbouring places costs a mover, and whether it may be taken at all. */
@FunctionalInterface
public interface StepCosts {

    /** Every step costs one. */
    StepCosts ONE = (from, to) -> 1;

    /** What the step costs if it is allowed; never negative then. */
    int cost(int from, int to);

    /** No step costs less than this: whoever has less left need not look farther. */
    default int least() {
        return 0;
    }

    default boolean allowed(int from, int to) {
        return true;
    }

    /** The same steps, with the extra costs and the blocked passages of the borders between places. */
    default StepCosts across(Borders borders) {
        StepCosts inner = this;
        return new StepCosts() {
            @Override
            public int cost(int from, int to) {
                return inner.cost(from, to) + borders.cost(from, to);
            }

            @Override
            public boolean allowed(int from, int to) {
                return !borders.blocksMoves(from, to) && inner.allowed(from, to);
            }
        };
    }
}
