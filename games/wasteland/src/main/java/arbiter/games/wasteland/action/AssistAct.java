package arbiter.games.wasteland.action;

import arbiter.games.wasteland.test.HelpEvents.HelpPromised;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.Optional;

/** Promises to assist an ally's next test in the ally's own turn. Ledger: WAS-MAJ-1. */
public record AssistAct(Fighter ally) implements WastelandAct {

    @Override
    public Price price() {
        return Price.MAJOR;
    }

    @Override
    public String id() {
        return "assist:" + ally.id();
    }

    @Override
    public String text() {
        return "Assist " + ally.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(ally.id()));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        play.emit(new HelpPromised(occasion.actor().id(), ally.id()));
    }
}
