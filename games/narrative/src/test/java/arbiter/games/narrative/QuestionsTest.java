package arbiter.games.narrative;

import arbiter.games.narrative.opponent.NarrativeOpponent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Agent;
import arbiter.testkit.QuestionsContract;

class QuestionsTest extends QuestionsContract<NarrativeState> {

    QuestionsTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String encounter() {
        return "street-ambush";
    }

    /** Three characters: who takes the slot, maneuvers and the action of each, and what symbols buy. */
    @Override
    protected double mostOnAverage() {
        return 3;
    }

    @Override
    protected int mostUsually() {
        return 6;
    }

    @Override
    protected int mostEver() {
        return 6;
    }

    @Override
    protected Agent<NarrativeState> opponent() {
        return NarrativeOpponent.create();
    }

    @Override
    protected int fights() {
        return 8;
    }
}
