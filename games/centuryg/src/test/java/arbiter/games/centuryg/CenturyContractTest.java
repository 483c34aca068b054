package arbiter.games.centuryg;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.RulebookContract;
import java.util.List;

class CenturyContractTest extends RulebookContract<CenturyState> {

    CenturyContractTest() {
        super(Tables.BOOK);
    }

    @Override
    protected int tables() {
        return 1;
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
