package arbiter.games.gladiators.result;

import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/**
 * Part: points of hindrance, and the Type and Source they came from; with any, one can neither move nor affect anything
 * but oneself. Ledger: GG-RES-6, GG-TRN-7.
 */
public record HindrancePoints(int points, Optional<PowerType> type, Optional<PowerSource> source) implements Part {

    public static final HindrancePoints NONE = new HindrancePoints(0, Optional.empty(), Optional.empty());

    HindrancePoints less(int worked) {
        return worked >= points ? NONE : new HindrancePoints(points - worked, type, source);
    }

    /** Of no Type or Source in particular. */
    public static HindrancePoints of(int points) {
        return new HindrancePoints(points, Optional.empty(), Optional.empty());
    }

    /** For events: somebody is hindered by so many points. */
    public static void put(Gladiator unit, int points) {
        unit.set(of(points));
    }
}
