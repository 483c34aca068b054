package arbiter.games.duel;

import static arbiter.games.duel.Duelists.BOOK;

import arbiter.games.duel.fight.DuelState;
import arbiter.testkit.SituationsPageContract;
import java.nio.file.Path;

class SituationsPageTest extends SituationsPageContract<DuelState> {

    SituationsPageTest() {
        super(BOOK);
    }

    /** The page about situations of all games shows duels. */
    @Override
    protected Path page() {
        return Path.of("..", "..", "docs", "situations.md");
    }
}
