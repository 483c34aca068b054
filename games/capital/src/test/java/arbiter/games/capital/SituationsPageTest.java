package arbiter.games.capital;

import arbiter.games.capital.unit.CapitalState;
import arbiter.testkit.SituationsPageContract;

class SituationsPageTest extends SituationsPageContract<CapitalState> {

    SituationsPageTest() {
        super(Tables.BOOK);
    }
}
