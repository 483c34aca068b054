package arbiter.games.wasteland;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.GuideContract;

class GuideTest extends GuideContract<WastelandState> {

    GuideTest() {
        super(Tables.BOOK);
    }
}
