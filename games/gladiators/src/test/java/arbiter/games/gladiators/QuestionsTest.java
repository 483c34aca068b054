package arbiter.games.gladiators;

import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Agent;
import arbiter.testkit.QuestionsContract;

class QuestionsTest extends QuestionsContract<GladiatorsState> {

    QuestionsTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String encounter() {
        return "bank-raid";
    }

    @Override
    protected double mostOnAverage() {
        return 2.5;
    }

    @Override
    protected int mostUsually() {
        return 4;
    }

    @Override
    protected int mostEver() {
        return 5;
    }

    @Override
    protected Agent<GladiatorsState> opponent() {
        return Tables.opponent();
    }

    @Override
    protected int fights() {
        return 8;
    }
}
