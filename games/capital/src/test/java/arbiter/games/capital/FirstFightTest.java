package arbiter.games.capital;

import arbiter.games.capital.unit.CapitalState;
import arbiter.testkit.FirstFightContract;

class FirstFightTest extends FirstFightContract<CapitalState> {

    FirstFightTest() {
        super(new CapitalRulebook());
    }
}
