package arbiter.games.gladiators;

import arbiter.games.gladiators.sheet.Build;
import arbiter.testkit.YamlContract;

class GladiatorsYamlTest extends YamlContract {

    GladiatorsYamlTest() {
        super(Tables.BOOK, Build.class);
    }
}
