package arbiter.games.wasteland.awareness;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.UnitSet;
import arbiter.tabletop.unit.Part;

/** Part: whom somebody is unaware of, and whether somebody comes sneaking when the fight begins. Ledger: WAS-SNEAK-5. */
public record Unawareness(UnitSet of, boolean sneaking) implements Part {

    public static final Unawareness NONE = new Unawareness(UnitSet.NONE, false);

    /** Whether somebody does not know that another is there. */
    public static boolean isUnaware(Fighter one, Fighter other) {
        return one.unaware().of.has(other);
    }

    /** For setting up a table and the gamemaster's hand. */
    public static void put(Fighter one, Fighter other, boolean unaware) {
        UnitSet now = one.unaware().of;
        one.set(new Unawareness(unaware ? now.with(other) : now.without(other), one.unaware().sneaking));
    }

    /** For setting up a table. */
    public static void sneak(Fighter one) {
        one.set(new Unawareness(one.unaware().of, true));
    }
}
