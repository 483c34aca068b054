package arbiter.games.wasteland.companion;

import arbiter.games.wasteland.turn.ActPerformance;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.TurnEvents.MinorTaken;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** The one minor action of a companion, in its commander's turn and without a price: keeping up, or something else. Ledger: WAS-MAJ-12. */
public record CompanionAct(Fighter companion, WastelandAct act) implements WastelandAct {

    @Override
    public Price price() {
        return Price.FREE;
    }

    @Override
    public String id() {
        return "companion:" + companion.id() + ":" + act.id();
    }

    @Override
    public String text() {
        return companion.name() + ": " + act.text();
    }

    @Override
    public List<Cost> costs() {
        return act.costs();
    }

    @Override
    public Optional<Pointer> pointer() {
        return act.pointer();
    }

    @Override
    public boolean isIdle() {
        return act.isIdle();
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        play.emit(new MinorTaken(companion.id(), act.isMovement()));
        ActPerformance.resolve(play, act, Occasion.of(companion));
    }
}
