package arbiter.games.narrative.turn;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Nothing more in this turn. */
enum EndTurn implements NarrativeAct {
    ACT;

    @Override
    public String id() {
        return "end";
    }

    @Override
    public String text() {
        return "End the turn";
    }

    @Override
    public Price price() {
        return Price.INCIDENTAL;
    }

    @Override
    public boolean declines() {
        return true;
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant one) {
        TurnFinish.resolve(play, one);
    }
}
