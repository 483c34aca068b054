package arbiter.games.duel;

import arbiter.games.duel.sheet.Duelist;
import arbiter.testkit.YamlContract;

class DuelYamlTest extends YamlContract {

    DuelYamlTest() {
        super(new DuelRulebook(), Duelist.class);
    }
}
