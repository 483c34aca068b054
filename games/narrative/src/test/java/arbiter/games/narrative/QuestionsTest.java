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

    /** Three people are asked for their side: each once for the action, a maneuver, the symbols, and the end of the turn. */
    @Override
    protected double mostOnAverage() {
        return 11;
    }

    @Override
    protected int mostUsually() {
        return 15;
    }

    @Override
    protected int mostEver() {
        return 17;
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
