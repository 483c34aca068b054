package arbiter.games.centuryg.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.games.centuryg.weapon.WeaponTrait;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;
import java.util.OptionalInt;

/**
 * A Weapon: its kind and abilities, the Boost cost of a Beam, the radius of a Blast, its maximum Range where that is not
 * the usual one, and Advantages it has by nature (below zero: Disadvantages). An open Boost takes any Energy there is.
 */
public record Weapon(
        String id,
        String name,
        WeaponKind kind,
        Make make,
        List<WeaponAbility> abilities,
        OptionalInt boost,
        OptionalInt blast,
        OptionalInt range,
        OptionalInt advantage,
        boolean openBoost,
        List<WeaponTrait> traits,
        LedgerEntry.Status status,
        String text)
        implements Entry, Covered {

    private static final int PRICE = 5;
    private static final int MELEE_RANGE = 1;
    private static final int SHOOTING_RANGE = 5;

    /** Who has it. Ledger: BCG-WPN-1. */
    public enum Make {
        /** Everybody has it for nothing. */
        STANDARD,
        BOUGHT,
        BOSS
    }

    /** MP for a bought one; the others have no price. Ledger: BCG-WPN-1. */
    public int cost() {
        return make == Make.BOUGHT ? PRICE : 0;
    }

    public boolean is(WeaponAbility ability) {
        return abilities.contains(ability);
    }

    public boolean isMelee() {
        return kind == WeaponKind.MELEE;
    }

    /** Before Long Range and other additions. Ledger: BCG-RANGE-2. */
    public int reach() {
        return range.orElse(isMelee() ? MELEE_RANGE : SHOOTING_RANGE);
    }
}
