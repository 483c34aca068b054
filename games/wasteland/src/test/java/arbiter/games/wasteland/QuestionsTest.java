package arbiter.games.wasteland;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.QuestionsContract;

/** One person with two characters. */
class QuestionsTest extends QuestionsContract<WastelandState> {

    QuestionsTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String encounter() {
        return "glow-pit";
    }

    @Override
    protected double mostOnAverage() {
        return 3.3;
    }

    @Override
    protected int mostUsually() {
        return 5;
    }

    @Override
    protected int mostEver() {
        return 8;
    }

    @Override
    protected int mostWithOrders() {
        return 4;
    }

    @Override
    protected int fights() {
        return 12;
    }
}
