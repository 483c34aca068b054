package arbiter.games.duel;

import static arbiter.games.duel.Duelists.BOOK;
import static arbiter.games.duel.Duelists.fighter;

import arbiter.content.json.Json;
import arbiter.games.duel.state.DuelState;
import arbiter.kernel.Game;
import arbiter.testkit.GameContract;
import java.util.List;

class DuelContractTest extends GameContract<DuelState> {

    private static final Json JSON = BOOK.json();

    @Override
    protected Game<DuelState> game() {
        return BOOK.game();
    }

    @Override
    protected List<DuelState> starts() {
        return List.of(
                DuelState.of(List.of(fighter("Mara", "blade"), fighter("Vex", "cutthroat"))),
                DuelState.of(List.of(
                        fighter("Mara", "blade", "red"),
                        fighter("Brute", "brute", "blue"),
                        fighter("Ward", "guard", "red"),
                        fighter("Vex", "cutthroat", "blue"))));
    }

    @Override
    protected String write(DuelState state) {
        return JSON.write(state);
    }

    @Override
    protected DuelState read(String json) {
        return JSON.read(json, DuelState.class);
    }
}
