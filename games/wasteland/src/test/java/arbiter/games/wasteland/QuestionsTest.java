package arbiter.games.wasteland;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.QuestionsContract;
import java.util.Map;

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
        return 3.0;
    }

    @Override
    protected int mostUsually() {
        return 5;
    }

    @Override
    protected int mostEver() {
        return 6;
    }

    @Override
    protected int mostWithOrders() {
        return 4;
    }

    @Override
    protected int fights() {
        return 12;
    }

    /** The die that Aim throws again: the worst; and one extra shot with every hit. */
    @Override
    protected Map<String, String> saidAlong() {
        return Map.of("test.aim", "default", "attack.shots", "1");
    }
}
