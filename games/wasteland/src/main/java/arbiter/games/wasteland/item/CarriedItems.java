package arbiter.games.wasteland.item;

import arbiter.games.wasteland.sheet.FieldKit;
import arbiter.games.wasteland.sheet.Item;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** Part: everything that somebody carries, by its place in the list. Ledger: WAS-GEAR-2. */
public record CarriedItems(List<CarriedItem> items) implements Part {

    public CarriedItems {
        items = FixedList.copyOf(items);
    }

    /** The first weapon is in hand, both hands if it needs them; what belongs to the body is always ready. Ledger: WAS-GEAR-5. */
    public static CarriedItems of(Profile profile) {
        List<CarriedItem> items = new ArrayList<>();
        boolean free = true;
        for (FieldKit.Carried carried : profile.outfit().items()) {
            Grip grip = Grip.STOWED;
            if (carried.item() instanceof Weapon weapon) {
                if (weapon.natural()) {
                    grip = Grip.BODY;
                } else if (free) {
                    grip = weapon.needsTwoHands() ? Grip.BOTH : Grip.RIGHT;
                    free = false;
                }
            }
            boolean inHand = grip == Grip.RIGHT && carried.count() > 1;
            items.add(CarriedItem.of(carried.item(), inHand ? 1 : carried.count(), grip));
            if (inHand) {
                items.add(CarriedItem.of(carried.item(), carried.count() - 1, Grip.STOWED));
            }
        }
        return new CarriedItems(items);
    }

    public CarriedItem get(int place) {
        return items.get(place);
    }

    public boolean isHandFree(boolean left) {
        for (CarriedItem one : items) {
            if (left ? one.grip().usesLeft() : one.grip().usesRight()) {
                return false;
            }
        }
        return true;
    }

    /** The place of an item that is carried; empty if it is not. */
    public java.util.OptionalInt find(Item item) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).item().equals(item)) {
                return java.util.OptionalInt.of(i);
            }
        }
        return java.util.OptionalInt.empty();
    }

    CarriedItems with(int place, CarriedItem changed) {
        List<CarriedItem> some = new ArrayList<>(items);
        some.set(place, changed);
        return new CarriedItems(some);
    }

    /** One fewer of an item; the last one leaves its place. */
    CarriedItems oneFewer(int place) {
        CarriedItem one = items.get(place);
        if (one.count() > 1) {
            return with(place, one.counting(one.count() - 1));
        }
        List<CarriedItem> some = new ArrayList<>(items);
        some.remove(place);
        return new CarriedItems(some);
    }

    /** One of an item comes into a hand, and stands last. */
    CarriedItems drawn(int place, Grip grip) {
        CarriedItem one = items.get(place);
        return oneFewer(place).and(one.counting(1).in(grip));
    }

    /** What was in hand is put away, with others of its kind where there are any. */
    CarriedItems stowed(int place) {
        CarriedItem one = items.get(place).in(Grip.STOWED);
        List<CarriedItem> some = new ArrayList<>(items);
        for (int i = 0; i < some.size(); i++) {
            CarriedItem other = some.get(i);
            if (i != place && other.counting(1).equals(one.counting(1))) {
                some.set(i, other.counting(other.count() + one.count()));
                some.remove(place);
                return new CarriedItems(some);
            }
        }
        some.set(place, one);
        return new CarriedItems(some);
    }

    /** Whether one of these is in a hand. */
    boolean isHeld(Item item) {
        for (CarriedItem one : items) {
            if (one.grip().isHeld() && one.item().equals(item)) {
                return true;
            }
        }
        return false;
    }

    CarriedItems and(CarriedItem more) {
        return new CarriedItems(FixedList.with(items, more));
    }
}
