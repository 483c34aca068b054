package arbiter.games.centuryg;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.FirstFightContract;

class FirstFightTest extends FirstFightContract<CenturyState> {

    FirstFightTest() {
        super(new CenturyRulebook());
    }
}
