package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.item.Arms;
import arbiter.games.wasteland.item.CarriedItem;
import arbiter.games.wasteland.item.ItemEvents.ItemUsedUp;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.MineEvents.MineLaid;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.Consumer;

/** Lays a mine that is in hand in the own zone: a use of Interact, without a test. Ledger: WAS-QUAL-8, WAS-MIN-3, AMB-27. */
public record PlaceMineAct(int place, Weapon mine) implements WastelandAct {

    public static void offer(Fighter one, Consumer<WastelandAct> menu) {
        List<CarriedItem> items = one.items().items();
        for (int place = 0; place < items.size(); place++) {
            CarriedItem carried = items.get(place);
            if (carried.item() instanceof Weapon weapon
                    && carried.grip().isHeld()
                    && weapon.isPlaced()
                    && Arms.canUse(one, weapon, carried.grip())) {
                menu.accept(new PlaceMineAct(place, weapon));
            }
        }
    }

    @Override
    public Price price() {
        return Price.MINOR;
    }

    @Override
    public String id() {
        return "place-mine:" + mine.id();
    }

    @Override
    public String text() {
        return "Lay a " + mine.name() + " here";
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Fighter one = occasion.actor();
        play.emit(new ItemUsedUp(one.id(), place));
        play.emit(new MineLaid(one.id(), mine, one.zone()));
    }
}
