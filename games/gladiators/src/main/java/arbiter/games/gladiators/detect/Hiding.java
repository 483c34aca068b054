package arbiter.games.gladiators.detect;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.tabletop.unit.Part;

/** Part: whether somebody hides, until moving or attacking; how well depends on who looks. Ledger: GG-HID-1, GG-AMB-88. */
public record Hiding(boolean now) implements Part {

    public static final Hiding NOT = new Hiding(false);

    private static final Hiding HIDES = new Hiding(true);

    Hiding in() {
        return HIDES;
    }

    public Hiding out() {
        return NOT;
    }

    /** For events: who moves or is moved hides no longer. */
    public static void end(Gladiator unit) {
        unit.set(unit.hiding().out());
    }
}
