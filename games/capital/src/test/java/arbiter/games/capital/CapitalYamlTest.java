package arbiter.games.capital;

import arbiter.games.capital.sheet.Unit;
import arbiter.testkit.YamlContract;

class CapitalYamlTest extends YamlContract {

    CapitalYamlTest() {
        super(new CapitalRulebook(), Unit.class);
    }
}
