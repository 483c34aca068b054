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
        return 4.7;
    }

    @Override
    protected int mostUsually() {
        return 7;
    }

    @Override
    protected int mostEver() {
        return 8;
    }

    @Override
    protected int mostWithOrders() {
        return 5;
    }
}
