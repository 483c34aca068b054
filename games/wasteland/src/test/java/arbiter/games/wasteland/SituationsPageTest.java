package arbiter.games.wasteland;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.SituationsPageContract;

class SituationsPageTest extends SituationsPageContract<WastelandState> {

    SituationsPageTest() {
        super(Tables.BOOK);
    }
}
