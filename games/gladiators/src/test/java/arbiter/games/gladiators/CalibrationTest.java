package arbiter.games.gladiators;

import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.CalibrationContract;

class CalibrationTest extends CalibrationContract<GladiatorsState> {

    CalibrationTest() {
        super(Tables.BOOK);
    }

    @Override
    protected int fights() {
        return 3;
    }
}
