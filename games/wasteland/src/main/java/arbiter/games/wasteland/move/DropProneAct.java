package arbiter.games.wasteland.move;

import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Posture;
import arbiter.kernel.Play;

/** Lying down for nothing, right at the end of an own movement. Ledger: WAS-PRONE-1. */
enum DropProneAct implements WastelandAct {
    ACT;

    @Override
    public String id() {
        return "drop-prone";
    }

    @Override
    public String text() {
        return "Drop prone";
    }

    @Override
    public Price price() {
        return Price.FREE;
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Posture.drop(play, occasion.actor());
    }
}
