package arbiter.games.capital;

import arbiter.content.json.Json;
import arbiter.games.capital.state.CapitalState;
import arbiter.kernel.Game;
import arbiter.testkit.GameContract;
import java.util.List;

class CapitalContractTest extends GameContract<CapitalState> {

    private static final Json JSON = Tables.BOOK.json();

    @Override
    protected int fights() {
        return 1;
    }

    /** People who act at random need long to meet, and longer with their fists alone. */
    @Override
    protected int mostSteps() {
        return 50_000;
    }

    @Override
    protected Game<CapitalState> game() {
        return Tables.BOOK.game();
    }

    @Override
    protected List<CapitalState> starts() {
        return List.of(Tables.two(), Tables.eight(), Tables.wheels());
    }

    @Override
    protected String write(CapitalState state) {
        return JSON.write(state);
    }

    @Override
    protected CapitalState read(String json) {
        return JSON.read(json, CapitalState.class);
    }
}
