package arbiter.games.duel.sheet;

import arbiter.content.catalogue.Entry;

/** Somebody who can be put on the field. Ledger: DUEL-SHEET-1. */
public record Duelist(
        String id, String name, int skill, int guard, int health, int breath, int nerve, Weapon weapon, String text)
        implements Entry {

    public Duelist {
        atLeast("skill", skill, 0);
        atLeast("guard", guard, 0);
        atLeast("health", health, 1);
        atLeast("breath", breath, 0);
        atLeast("nerve", nerve, 0);
    }

    private static void atLeast(String what, int value, int least) {
        if (value < least || value > 99) {
            throw new IllegalArgumentException(what + " must be from " + least + " to 99, not " + value);
        }
    }
}
