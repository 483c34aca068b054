package arbiter.games.duel;

import arbiter.games.duel.fight.DuelState;
import arbiter.testkit.CalibrationContract;

class CalibrationTest extends CalibrationContract<DuelState> {

    CalibrationTest() {
        super(Duelists.BOOK);
    }

    @Override
    protected int fights() {
        return 40;
    }
}
