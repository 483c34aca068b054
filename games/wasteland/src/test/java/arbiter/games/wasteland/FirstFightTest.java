package arbiter.games.wasteland;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.FirstFightContract;

class FirstFightTest extends FirstFightContract<WastelandState> {

    FirstFightTest() {
        super(Tables.BOOK);
    }
}
