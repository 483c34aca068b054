package arbiter.games.wasteland.item;

import arbiter.games.wasteland.item.ItemEvents.GripChanged;
import arbiter.games.wasteland.sheet.Item;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.TurnEvents.HandTakenOff;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import java.util.Locale;
import java.util.function.Consumer;

/** Another grip on a weapon for two hands, free in the own turn; a hand is taken off once a turn. Ledger: WAS-GEAR-5, WAS-QUAL-15. */
record GripAct(int place, Item item, Grip grip) implements WastelandAct {

    static void offer(Fighter one, int place, CarriedItem held, Consumer<WastelandAct> menu) {
        if (held.grip() == Grip.BOTH) {
            if (!one.turn().regripped()) {
                menu.accept(new GripAct(place, held.item(), Grip.RIGHT));
            }
        } else if (FreeHands.gripWithout(one, held.item(), place)
                .filter(Grip.BOTH::equals)
                .isPresent()) {
            menu.accept(new GripAct(place, held.item(), Grip.BOTH));
        }
    }

    @Override
    public Price price() {
        return Price.FREE;
    }

    @Override
    public String id() {
        return (grip == Grip.BOTH ? "both-hands:" : "one-hand:") + item.id();
    }

    @Override
    public String text() {
        return (grip == Grip.BOTH ? "Take the %s in both hands" : "Take a hand off the %s")
                .formatted(item.name().toLowerCase(Locale.ROOT));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        String id = occasion.actor().id();
        play.emit(new GripChanged(id, place, grip));
        if (grip != Grip.BOTH) {
            play.emit(new HandTakenOff(id));
        }
    }
}
