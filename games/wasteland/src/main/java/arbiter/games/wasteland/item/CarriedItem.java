package arbiter.games.wasteland.item;

import arbiter.games.wasteland.sheet.Item;

/** So many of one item, where they are, whether a weapon is jammed, and whether its Reliable has served. Ledger: comp-jam, WAS-QUAL-12. */
public record CarriedItem(Item item, int count, Grip grip, boolean jammed, boolean reliableUsed) {

    public static CarriedItem of(Item item, int count, Grip grip) {
        return new CarriedItem(item, count, grip, false, false);
    }

    CarriedItem in(Grip other) {
        return new CarriedItem(item, count, other, jammed, reliableUsed);
    }

    CarriedItem counting(int other) {
        return new CarriedItem(item, other, grip, jammed, reliableUsed);
    }

    CarriedItem jamming(boolean now) {
        return new CarriedItem(item, count, grip, now, reliableUsed);
    }

    CarriedItem served() {
        return new CarriedItem(item, count, grip, jammed, true);
    }
}
