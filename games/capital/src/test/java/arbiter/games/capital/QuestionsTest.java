package arbiter.games.capital;

import arbiter.games.capital.unit.CapitalState;
import arbiter.testkit.QuestionsContract;

class QuestionsTest extends QuestionsContract<CapitalState> {

    QuestionsTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String encounter() {
        return "brawl";
    }

    @Override
    protected double mostOnAverage() {
        return 3.6;
    }

    @Override
    protected int mostUsually() {
        return 6;
    }

    @Override
    protected int mostEver() {
        return 7;
    }

    @Override
    protected int mostWithOrders() {
        return 3;
    }
}
