package arbiter.games.centuryg;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.PrimerContract;

class PrimerTest extends PrimerContract<CenturyState> {

    PrimerTest() {
        super(new CenturyRulebook());
    }
}
