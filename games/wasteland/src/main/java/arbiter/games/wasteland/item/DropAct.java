package arbiter.games.wasteland.item;

import arbiter.games.wasteland.item.ItemEvents.ItemDropped;
import arbiter.games.wasteland.sheet.Item;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import java.util.Locale;

/** Lets something in hand fall, which costs nothing. Ledger: WAS-TURN-5. */
record DropAct(int place, Item item) implements WastelandAct {

    @Override
    public Price price() {
        return Price.FREE;
    }

    @Override
    public String id() {
        return "drop:" + item.id();
    }

    @Override
    public String text() {
        return "Drop the " + item.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean isIdle() {
        return true;
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        play.emit(new ItemDropped(occasion.actor().id(), place));
    }
}
