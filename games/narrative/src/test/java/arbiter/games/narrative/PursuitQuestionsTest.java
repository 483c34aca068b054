package arbiter.games.narrative;

import arbiter.games.narrative.opponent.NarrativeOpponent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Agent;
import arbiter.testkit.QuestionsContract;

/** The pursuit at a live table, four aboard two vehicles: slots, actions, courses, and what symbols buy. */
class PursuitQuestionsTest extends QuestionsContract<NarrativeState> {

    PursuitQuestionsTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String encounter() {
        return "pursuit";
    }

    @Override
    protected double mostOnAverage() {
        return 6;
    }

    @Override
    protected int mostUsually() {
        return 12;
    }

    @Override
    protected int mostEver() {
        return 13;
    }

    @Override
    protected int mostWithOrders() {
        return 6;
    }

    @Override
    protected Agent<NarrativeState> opponent() {
        return NarrativeOpponent.create();
    }

    @Override
    protected int fights() {
        return 6;
    }
}
