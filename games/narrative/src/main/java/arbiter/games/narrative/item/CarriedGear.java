package arbiter.games.narrative.item;

import arbiter.games.narrative.sheet.BodyArmour;
import arbiter.games.narrative.sheet.GearItem;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Part: everything that somebody has about it. */
public record CarriedGear(List<CarriedItem> items) implements Part {

    /** So many things can be in hand. */
    public static final int HANDS = 2;

    public CarriedGear {
        items = List.copyOf(items);
    }

    /** To begin with the first two weapons are in hand, armour is worn, and all else is stowed. */
    public static CarriedGear of(Profile profile) {
        List<CarriedItem> items = new ArrayList<>();
        int held = 0;
        for (Weapon weapon : profile.weapons()) {
            boolean grown = weapon.price().isEmpty();
            CarriedItem.Place place =
                    grown ? CarriedItem.Place.BODY : held < HANDS ? CarriedItem.Place.HAND : CarriedItem.Place.STOWED;
            held += place == CarriedItem.Place.HAND ? 1 : 0;
            add(items, CarriedItem.Content.of(weapon), place);
        }
        for (BodyArmour armour : profile.armour().stream().toList()) {
            add(items, CarriedItem.Content.of(armour), CarriedItem.Place.WORN);
        }
        for (GearItem gear : profile.gear()) {
            add(items, CarriedItem.Content.of(gear), CarriedItem.Place.STOWED);
        }
        return new CarriedGear(items);
    }

    /** Of several alike the second is {@code frag-grenade-2}. */
    private static void add(List<CarriedItem> items, CarriedItem.Content content, CarriedItem.Place place) {
        long before = items.stream()
                .filter(item -> item.content().id().equals(content.id()))
                .count();
        items.add(CarriedItem.fresh(before == 0 ? content.id() : content.id() + "-" + (before + 1), content, place));
    }

    /** Written out because odds ask it all the time, and the one that records have is slower. */
    @Override
    public boolean equals(Object other) {
        if (!(other instanceof CarriedGear that) || items.size() != that.items.size()) {
            return false;
        }
        for (int i = 0; i < items.size(); i++) {
            CarriedItem item = items.get(i);
            if (item != that.items.get(i) && !item.equals(that.items.get(i))) { // most are as they were
                return false;
            }
        }
        return true;
    }

    /** What things are need not be told by the hash, which odds ask for all the time: only what becomes of them. */
    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = 0; i < items.size(); i++) {
            hash = 31 * hash + items.get(i).wear();
        }
        return hash;
    }

    public CarriedItem get(String id) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).id().equals(id)) {
                return items.get(i);
            }
        }
        throw new IllegalArgumentException("there is no item " + id);
    }

    public int held() {
        int held = 0;
        for (int i = 0; i < items.size(); i++) {
            held += items.get(i).place() == CarriedItem.Place.HAND ? 1 : 0;
        }
        return held;
    }

    /** The armour that is worn, unless it no longer protects. */
    public Optional<BodyArmour> wornArmour() {
        for (int i = 0; i < items.size(); i++) {
            CarriedItem item = items.get(i);
            if (item.content().armour().isPresent() && item.place() == CarriedItem.Place.WORN && item.works()) {
                return item.content().armour();
            }
        }
        return Optional.empty();
    }

    public boolean has(String gear) {
        for (int i = 0; i < items.size(); i++) {
            CarriedItem item = items.get(i);
            if (item.content().gear().isPresent()
                    && item.content().id().equals(gear)
                    && item.place() != CarriedItem.Place.GROUND
                    && item.works()) {
                return true;
            }
        }
        return false;
    }

    /** What weapons in hand add to defence. Ledger: NAR-Q-8, NAR-Q-9. */
    public int defence(String quality) {
        int defence = 0;
        for (int i = 0; i < items.size(); i++) {
            CarriedItem item = items.get(i);
            if (item.isAtHand() && item.works()) {
                defence += item.rating(quality);
            }
        }
        return defence;
    }

    CarriedGear with(String id, UnaryOperator<CarriedItem> change) {
        List<CarriedItem> changed = new ArrayList<>(items.size());
        for (CarriedItem item : items) {
            changed.add(item.id().equals(id) ? change.apply(item) : item);
        }
        return new CarriedGear(changed);
    }
}
