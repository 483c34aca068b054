package arbiter.games.centuryg;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.GuideContract;

class GuideTest extends GuideContract<CenturyState> {

    GuideTest() {
        super(new CenturyRulebook());
    }
}
