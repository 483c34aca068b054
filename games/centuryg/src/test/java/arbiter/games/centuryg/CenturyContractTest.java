package arbiter.games.centuryg;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.testkit.RulebookContract;
import java.util.List;

class CenturyContractTest extends RulebookContract<CenturyState> {

    CenturyContractTest() {
        super(Tables.BOOK);
    }

    @Override
    protected int fights() {
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
