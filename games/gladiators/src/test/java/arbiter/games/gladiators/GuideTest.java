package arbiter.games.gladiators;

import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.GuideContract;

class GuideTest extends GuideContract<GladiatorsState> {

    GuideTest() {
        super(Tables.BOOK);
    }
}
