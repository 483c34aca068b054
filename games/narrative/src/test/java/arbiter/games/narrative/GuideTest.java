package arbiter.games.narrative;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.testkit.GuideContract;

class GuideTest extends GuideContract<NarrativeState> {

    GuideTest() {
        super(Tables.BOOK);
    }
}
