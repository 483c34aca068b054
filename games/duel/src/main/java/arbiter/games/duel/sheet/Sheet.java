package arbiter.games.duel.sheet;

import arbiter.tabletop.unit.Part;

/** A duelist in numbers, as a saved duel keeps them. Ledger: DUEL-SHEET-1. */
public record Sheet(int skill, int guard, int health, int breath, int nerve, Weapon weapon) implements Part {

    private static final int MOST = 99;

    public Sheet {
        check("skill", skill, 0);
        check("guard", guard, 0);
        check("health", health, 1);
        check("breath", breath, 0);
        check("nerve", nerve, 0);
    }

    private static void check(String what, int value, int least) {
        if (value < least || value > MOST) {
            throw new IllegalArgumentException(what + " is from " + least + " to " + MOST + ", not " + value);
        }
    }
}
