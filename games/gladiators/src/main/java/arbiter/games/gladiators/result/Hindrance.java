package arbiter.games.gladiators.result;

import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/**
 * Part: points of hindrance, and the Type and Source they came from; with any, one can neither move nor affect anything
 * but oneself. Ledger: GG-RES-6, GG-TRN-7.
 */
public record Hindrance(int points, Optional<PowerType> type, Optional<PowerSource> source) implements Part {

    public static final Hindrance NONE = new Hindrance(0, Optional.empty(), Optional.empty());

    Hindrance less(int worked) {
        return worked >= points ? NONE : new Hindrance(points - worked, type, source);
    }

    /** Of no Type or Source in particular. */
    public static Hindrance of(int points) {
        return new Hindrance(points, Optional.empty(), Optional.empty());
    }
}
