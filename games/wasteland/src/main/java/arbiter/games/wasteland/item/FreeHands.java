package arbiter.games.wasteland.item;

import arbiter.games.wasteland.sheet.Item;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.Fighter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Which hands can take something. Ledger: WAS-GEAR-2, WAS-GEAR-5, WAS-INJ-4. */
final class FreeHands {

    private FreeHands() {}

    /** Whether somebody has hands at all: persons of a body with two arms. */
    static boolean has(Fighter one) {
        return one.profile().kind() == Profile.Kind.PERSON
                && !one.profile().statistics().creature();
    }

    static boolean isInHand(CarriedItem held) {
        return held.grip() != Grip.STOWED && held.grip() != Grip.BODY;
    }

    /** How something could be held with the hands that are free now. */
    static Optional<Grip> grip(Fighter one, Item item) {
        return grip(one, one.items(), item);
    }

    /** The same if what is at that place were put away. */
    static Optional<Grip> gripWithout(Fighter one, Item item, int place) {
        CarriedItems items = one.items();
        return grip(one, items.with(place, items.get(place).in(Grip.STOWED)), item);
    }

    private static Optional<Grip> grip(Fighter one, CarriedItems items, Item item) {
        boolean right = items.isHandFree(false) && Arms.isUsable(one, false);
        boolean left = items.isHandFree(true) && Arms.isUsable(one, true);
        if (right && left && item instanceof Weapon weapon && weapon.needsTwoHands()) {
            return Optional.of(Grip.BOTH);
        }
        return right ? Optional.of(Grip.RIGHT) : left ? Optional.of(Grip.LEFT) : Optional.empty();
    }

    /** The place of one of these that is put away. */
    static OptionalInt stowed(Fighter one, Item item) {
        List<CarriedItem> items = one.items().items();
        for (int place = 0; place < items.size(); place++) {
            if (items.get(place).grip() == Grip.STOWED
                    && items.get(place).item().equals(item)) {
                return OptionalInt.of(place);
            }
        }
        return OptionalInt.empty();
    }
}
