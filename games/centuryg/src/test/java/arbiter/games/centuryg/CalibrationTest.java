package arbiter.games.centuryg;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.CalibrationContract;

class CalibrationTest extends CalibrationContract<CenturyState> {

    CalibrationTest() {
        super(Tables.BOOK);
    }

    @Override
    protected int fights() {
        return 3;
    }
}
