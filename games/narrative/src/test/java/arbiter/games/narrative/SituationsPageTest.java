package arbiter.games.narrative;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.testkit.SituationsPageContract;

class SituationsPageTest extends SituationsPageContract<NarrativeState> {

    SituationsPageTest() {
        super(Tables.BOOK);
    }
}
