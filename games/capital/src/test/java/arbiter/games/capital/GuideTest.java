package arbiter.games.capital;

import arbiter.games.capital.unit.CapitalState;
import arbiter.testkit.GuideContract;

class GuideTest extends GuideContract<CapitalState> {

    GuideTest() {
        super(new CapitalRulebook());
    }
}
