package arbiter.games.capital;

import arbiter.games.capital.unit.CapitalState;
import arbiter.testkit.CalibrationContract;

class CalibrationTest extends CalibrationContract<CapitalState> {

    CalibrationTest() {
        super(Tables.BOOK);
    }

    @Override
    protected int fights() {
        return 4;
    }
}
