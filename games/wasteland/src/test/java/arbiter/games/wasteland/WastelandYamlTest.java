package arbiter.games.wasteland;

import arbiter.games.wasteland.sheet.Unit;
import arbiter.testkit.YamlContract;

class WastelandYamlTest extends YamlContract {

    WastelandYamlTest() {
        super(Tables.BOOK, Unit.class);
    }
}
