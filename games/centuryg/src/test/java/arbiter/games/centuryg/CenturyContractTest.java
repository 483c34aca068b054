package arbiter.games.centuryg;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.RulebookContract;
import java.util.List;

class CenturyContractTest extends RulebookContract<CenturyState> {

    CenturyContractTest() {
        super(Tables.BOOK);
    }

    /** From three starts, these are twenty-one fights. */
    @Override
    protected int tables() {
        return 7;
    }

    /** Once from each start: thousands of samples of a step take long. */
    @Override
    protected int fightsSampled() {
        return 1;
    }

    /** Once from each start: looking ahead at every question takes longest. */
    @Override
    protected int fightsLookedAhead() {
        return 3;
    }

    @Override
    protected int mostSteps() {
        return 50_000;
    }

    @Override
    protected List<CenturyState> starts() {
        return List.of(Tables.two(), Tables.eight(), Tables.onFoot());
    }
}
