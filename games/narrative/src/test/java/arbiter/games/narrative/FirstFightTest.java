package arbiter.games.narrative;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.testkit.FirstFightContract;

class FirstFightTest extends FirstFightContract<NarrativeState> {

    FirstFightTest() {
        super(Tables.BOOK);
    }
}
