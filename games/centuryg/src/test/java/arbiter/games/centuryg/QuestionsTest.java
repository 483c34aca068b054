package arbiter.games.centuryg;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.QuestionsContract;
import java.util.Map;

class QuestionsTest extends QuestionsContract<CenturyState> {

    QuestionsTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String encounter() {
        return "pass";
    }

    @Override
    protected double mostOnAverage() {
        return 6.7;
    }

    @Override
    protected int mostUsually() {
        return 12;
    }

    @Override
    protected int mostEver() {
        return 14;
    }

    @Override
    protected int mostWithOrders() {
        return 4;
    }

    /** The Area to be Maimed, by the least loss, and which enemy is spared. */
    @Override
    protected Map<String, String> saidAlong() {
        return Map.of("maim.area", "default", "damage.spare", "default");
    }
}
