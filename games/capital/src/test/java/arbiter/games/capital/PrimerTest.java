package arbiter.games.capital;

import arbiter.games.capital.unit.CapitalState;
import arbiter.testkit.PrimerContract;

class PrimerTest extends PrimerContract<CapitalState> {

    PrimerTest() {
        super(new CapitalRulebook());
    }
}
