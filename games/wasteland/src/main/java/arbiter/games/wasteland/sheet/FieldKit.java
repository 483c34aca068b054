package arbiter.games.wasteland.sheet;

import arbiter.tabletop.unit.FixedList;
import java.util.List;

/** What somebody comes with: items in the order of the list, shots by kind, and how much of what can be carried is worn. */
public record FieldKit(List<Carried> items, List<Shots> shots, int wornWeight, int capacity) {

    /** So many of one item; whether it is in hand when a fight begins follows from the order. */
    public record Carried(Item item, int count) {}

    /** So many shots of one kind. Ledger: WAS-GEAR-4. */
    public record Shots(String kind, int left) {}

    public FieldKit {
        items = FixedList.copyOf(items);
        shots = FixedList.copyOf(shots);
    }
}
