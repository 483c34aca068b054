package arbiter.games.wasteland.item;

import arbiter.games.wasteland.sheet.Item;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** Part: what lies on the ground, zone by zone. Ledger: WAS-MIN-2, WAS-ATK-9. */
public record GroundItems(List<Lying> items) implements Part {

    /** An item that lies in a zone. */
    public record Lying(Item item, int zone) {}

    public static final GroundItems NONE = new GroundItems(List.of());

    public GroundItems {
        items = FixedList.copyOf(items);
    }

    GroundItems and(Item item, int zone) {
        return new GroundItems(FixedList.with(items, new Lying(item, zone)));
    }

    GroundItems without(int place) {
        List<Lying> some = new java.util.ArrayList<>(items);
        some.remove(place);
        return new GroundItems(some);
    }
}
