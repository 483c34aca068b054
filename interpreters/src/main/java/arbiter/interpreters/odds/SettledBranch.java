package arbiter.interpreters.odds;

/** A place on the path of a step where something was settled on its own: it goes on from every end of that. */
final class SettledBranch<S, W> extends BranchPoint<S, W> {

    private final Settlement<S, W> settlement;

    SettledBranch(String label, Settlement<S, W> settlement) {
        super(label, settlement.ends().size());
        this.settlement = settlement;
    }

    StepPoint<S, W> end() {
        return settlement.ends().get(branch());
    }

    @Override
    void leadsTo(StepTarget<S, W> next) {
        end().leadsTo(next);
    }
}
