package arbiter.games.capital;

import arbiter.games.capital.unit.CapitalState;
import arbiter.testkit.RulebookContract;
import java.util.List;

class CapitalContractTest extends RulebookContract<CapitalState> {

    CapitalContractTest() {
        super(Tables.BOOK);
    }

    @Override
    protected int tables() {
        return 1;
    }

    /** People who act at random need long to meet, and longer with their fists alone. */
    @Override
    protected int mostSteps() {
        return 50_000;
    }

    @Override
    protected List<CapitalState> starts() {
        return List.of(Tables.two(), Tables.eight(), Tables.wheels());
    }
}
