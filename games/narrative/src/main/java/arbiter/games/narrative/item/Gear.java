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
public record Gear(List<Item> items) implements Part {

    /** So many things can be in hand. */
    public static final int HANDS = 2;

    public Gear {
        items = List.copyOf(items);
    }

    /** To begin with the first two weapons are in hand, armour is worn, and all else is stowed. */
    public static Gear of(Profile profile) {
        List<Item> items = new ArrayList<>();
        int held = 0;
        for (Weapon weapon : profile.weapons()) {
            boolean grown = weapon.price().isEmpty();
            Item.Place place = grown ? Item.Place.BODY : held < HANDS ? Item.Place.HAND : Item.Place.STOWED;
            held += place == Item.Place.HAND ? 1 : 0;
            add(items, Item.Content.of(weapon), place);
        }
        for (BodyArmour armour : profile.armour().stream().toList()) {
            add(items, Item.Content.of(armour), Item.Place.WORN);
        }
        for (GearItem gear : profile.gear()) {
            add(items, Item.Content.of(gear), Item.Place.STOWED);
        }
        return new Gear(items);
    }

    /** Of several alike the second is {@code frag-grenade-2}. */
    private static void add(List<Item> items, Item.Content content, Item.Place place) {
        long before = items.stream()
                .filter(item -> item.content().id().equals(content.id()))
                .count();
        items.add(Item.fresh(before == 0 ? content.id() : content.id() + "-" + (before + 1), content, place));
    }

    public Item get(String id) {
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
            held += items.get(i).place() == Item.Place.HAND ? 1 : 0;
        }
        return held;
    }

    /** The armour that is worn, unless it no longer protects. */
    public Optional<BodyArmour> wornArmour() {
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            if (item.content().armour().isPresent() && item.place() == Item.Place.WORN && item.works()) {
                return item.content().armour();
            }
        }
        return Optional.empty();
    }

    public boolean has(String gear) {
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            if (item.content().gear().isPresent()
                    && item.content().id().equals(gear)
                    && item.place() != Item.Place.GROUND
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
            Item item = items.get(i);
            if (item.isAtHand() && item.works()) {
                defence += item.rating(quality);
            }
        }
        return defence;
    }

    Gear with(String id, UnaryOperator<Item> change) {
        List<Item> changed = new ArrayList<>(items.size());
        for (Item item : items) {
            changed.add(item.id().equals(id) ? change.apply(item) : item);
        }
        return new Gear(changed);
    }
}
