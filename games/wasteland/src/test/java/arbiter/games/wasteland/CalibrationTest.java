package arbiter.games.wasteland;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.CalibrationContract;

class CalibrationTest extends CalibrationContract<WastelandState> {

    CalibrationTest() {
        super(Tables.BOOK);
    }

    @Override
    protected int fights() {
        return 3;
    }
}
