package arbiter.games.wasteland;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.PrimerContract;

class PrimerTest extends PrimerContract<WastelandState> {

    PrimerTest() {
        super(Tables.BOOK);
    }
}
