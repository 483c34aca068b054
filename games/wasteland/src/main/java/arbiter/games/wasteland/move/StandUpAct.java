package arbiter.games.wasteland.move;

import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Posture;
import arbiter.kernel.Play;

/** Standing up: a use of Move, and a major action with an injured leg. Ledger: WAS-PRONE-6. */
enum StandUpAct implements WastelandAct {
    UNHURT("stand-up", Price.MINOR),
    INJURED("stand-up-injured", Price.MAJOR);

    private final String id;
    private final Price price;

    StandUpAct(String id, Price price) {
        this.id = id;
        this.price = price;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String text() {
        return "Stand up";
    }

    @Override
    public Price price() {
        return price;
    }

    @Override
    public boolean isMovement() {
        return true;
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Posture.stand(play, occasion.actor());
    }
}
