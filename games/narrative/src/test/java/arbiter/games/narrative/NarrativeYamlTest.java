package arbiter.games.narrative;

import arbiter.games.narrative.sheet.Unit;
import arbiter.testkit.YamlContract;

class NarrativeYamlTest extends YamlContract {

    NarrativeYamlTest() {
        super(Tables.BOOK, Unit.class);
    }
}
