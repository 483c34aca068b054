package arbiter.games.duel;

import static arbiter.games.duel.Duelists.BOOK;

import arbiter.games.duel.fight.DuelState;
import arbiter.testkit.EncountersContract;
import java.util.Map;

class EncountersTest extends EncountersContract<DuelState> {

    EncountersTest() {
        super(BOOK);
    }

    @Override
    protected Map<String, Long> golden() {
        return Map.of("crossing", 1L);
    }

    @Override
    protected String arena() {
        return "{game: duel, units: [{name: One, from: %s}, {name: Other, from: blade}]}";
    }
}
