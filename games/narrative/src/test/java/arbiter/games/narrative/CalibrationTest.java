package arbiter.games.narrative;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.testkit.CalibrationContract;

class CalibrationTest extends CalibrationContract<NarrativeState> {

    CalibrationTest() {
        super(Tables.BOOK);
    }

    @Override
    protected int fights() {
        return 3;
    }

    @Override
    protected int actions() {
        return 45;
    }
}
