package arbiter.games.centuryg;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.QuestionsContract;

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
        return 7.6;
    }

    @Override
    protected int mostUsually() {
        return 14;
    }

    @Override
    protected int mostEver() {
        return 16;
    }
}
