package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** Nothing more in this turn. */
enum EndTurn implements WastelandAct {
    ACT;

    static final MenuEntry ENTRY = new MenuEntry(ACT, 0);

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
        return Price.FREE;
    }

    @Override
    public boolean declines() {
        return true;
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        TurnFinish.resolve(play, occasion.actor());
    }
}
