package arbiter.space;

/** What one step between two neighbouring places costs a mover, and whether it may be taken at all. */
@FunctionalInterface
public interface StepCosts {

    /** Every step costs one. */
    StepCosts ONE = (from, to) -> 1;

    /** Asked only for steps that are allowed; never negative. */
    int cost(int from, int to);

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
