package arbiter.games.gladiators.result;

import arbiter.tabletop.unit.Part;

/** Part: points of hindrance; with any, one can neither move nor affect anything but oneself. Ledger: GG-RES-6. */
public record Hindrance(int points) implements Part {

    public static final Hindrance NONE = new Hindrance(0);
}
