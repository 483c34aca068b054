package arbiter.games.capital;

import arbiter.games.capital.unit.CapitalState;
import arbiter.testkit.RulebookContract;
import java.util.List;

class CapitalContractTest extends RulebookContract<CapitalState> {

    CapitalContractTest() {
        super(Tables.BOOK);
    }

    /** From three starts, these are twenty-one fights. */
    @Override
    protected int tables() {
        return 7;
    }

    /** Once from each start: the odds of a step take long. */
    @Override
    protected int fightsWithOdds() {
        return 1;
    }

    /** Once from each start: looking ahead at every question takes longest. */
    @Override
    protected int fightsLookedAhead() {
        return 3;
    }

    /** People who act at random need long to meet, and longer with their fists alone. */
    @Override
    protected int mostSteps() {
        return 500_000;
    }

    @Override
    protected List<CapitalState> starts() {
        return List.of(Tables.two(), Tables.eight(), Tables.wheels());
    }
}
