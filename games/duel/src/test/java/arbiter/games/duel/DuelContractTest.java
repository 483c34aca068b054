package arbiter.games.duel;

import static arbiter.games.duel.Duelists.BOOK;
import static arbiter.games.duel.Duelists.fighter;

import arbiter.games.duel.fight.DuelState;
import arbiter.testkit.RulebookContract;
import java.util.List;

class DuelContractTest extends RulebookContract<DuelState> {

    DuelContractTest() {
        super(BOOK);
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
}
