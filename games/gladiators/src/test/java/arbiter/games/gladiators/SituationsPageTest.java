package arbiter.games.gladiators;

import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.SituationsPageContract;

class SituationsPageTest extends SituationsPageContract<GladiatorsState> {

    SituationsPageTest() {
        super(Tables.BOOK);
    }
}
