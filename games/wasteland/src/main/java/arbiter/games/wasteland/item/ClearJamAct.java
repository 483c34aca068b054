package arbiter.games.wasteland.item;

import arbiter.games.wasteland.item.ItemEvents.WeaponJammed;
import arbiter.games.wasteland.sheet.Item;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import java.util.Locale;

/** A use of Interact: a jammed weapon works again. Ledger: WAS-MIN-3, comp-jam. */
record ClearJamAct(int place, Item item) implements WastelandAct {

    @Override
    public Price price() {
        return Price.MINOR;
    }

    @Override
    public String id() {
        return "clear-jam:" + item.id();
    }

    @Override
    public String text() {
        return "Clear the " + item.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        play.emit(new WeaponJammed(occasion.actor().id(), place, false));
    }
}
