package arbiter.games.centuryg;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.SituationsPageContract;

class SituationsPageTest extends SituationsPageContract<CenturyState> {

    SituationsPageTest() {
        super(Tables.BOOK);
    }
}
