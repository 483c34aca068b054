package arbiter.games.centuryg;

import arbiter.games.centuryg.sheet.Build;
import arbiter.testkit.YamlContract;

class CenturyYamlTest extends YamlContract {

    CenturyYamlTest() {
        super(new CenturyRulebook(), Build.class);
    }
}
