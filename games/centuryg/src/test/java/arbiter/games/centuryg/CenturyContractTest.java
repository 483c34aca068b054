package arbiter.games.centuryg;

import arbiter.content.json.Json;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.kernel.Game;
import arbiter.testkit.GameContract;
import java.util.List;

class CenturyContractTest extends GameContract<CenturyState> {

    private static final Json JSON = Tables.BOOK.json();

    @Override
    protected int fights() {
        return 1;
    }

    @Override
    protected int mostSteps() {
        return 50_000;
    }

    @Override
    protected Game<CenturyState> game() {
        return Tables.BOOK.game();
    }

    @Override
    protected List<CenturyState> starts() {
        return List.of(Tables.two(), Tables.eight(), Tables.onFoot());
    }

    @Override
    protected String write(CenturyState state) {
        return JSON.write(state);
    }

    @Override
    protected CenturyState read(String json) {
        return JSON.read(json, CenturyState.class);
    }
}
