package arbiter.games.narrative;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.testkit.PrimerContract;

class PrimerTest extends PrimerContract<NarrativeState> {

    PrimerTest() {
        super(Tables.BOOK);
    }
}
