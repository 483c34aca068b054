package arbiter.games.narrative.item;

import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.unit.Participant;
import java.util.ArrayList;
import java.util.List;

/** Things of somebody that others can strike at. */
public final class HeldItems {

    private HeldItems() {}

    /** Weapons in hand. Ledger: NAR-SP-C5. */
    public static List<Recipient> weapons(Participant one) {
        List<Recipient> held = new ArrayList<>();
        for (CarriedItem item : one.gear().items()) {
            if (item.isHeldOpenly() && item.weapon().isPresent()) {
                held.add(Recipient.of(item.id(), item.name()));
            }
        }
        return held;
    }

    /** What is in hand or worn, and not destroyed yet. Ledger: NAR-SP-TT1. */
    public static List<Recipient> used(Participant one) {
        List<Recipient> used = new ArrayList<>();
        for (CarriedItem item : one.gear().items()) {
            boolean inUse = item.place() == CarriedItem.Place.HAND || item.place() == CarriedItem.Place.WORN;
            if (inUse && item.condition() != Condition.DESTROYED) {
                used.add(Recipient.of(item.id(), item.name()));
            }
        }
        return used;
    }

    /** What can be sundered: in hand, not destroyed, and not Reinforced unless that does not help. Ledger: NAR-Q-23, NAR-Q-27. */
    public static List<Recipient> sunderable(Participant one, boolean destructive) {
        List<Recipient> items = new ArrayList<>();
        for (CarriedItem item : one.gear().items()) {
            boolean open = item.isHeldOpenly() && item.condition() != Condition.DESTROYED;
            if (open && (destructive || item.rating("reinforced") == 0)) {
                items.add(Recipient.of(item.id(), item.name()));
            }
        }
        return items;
    }
}
