package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/**
 * Part: who decides for somebody under Mind Control and on which side that is, and whether somebody is transformed. It
 * follows from the powers that run, and is kept at hand because every question asks for it. Besides, the strength of
 * the thing that Insubstantial has put somebody into. Ledger: GG-MCT-1, GG-TRF-1, GG-AB-27.
 */
public record Bonds(Optional<String> controller, Optional<String> side, boolean transformed, int embedded)
        implements Part {

    public static final Bonds NONE = new Bonds(Optional.empty(), Optional.empty(), false, 0);

    /** For events: somebody is stuck in a thing of that strength, or with 0 in none. Ledger: GG-AB-27. */
    public static void embed(Gladiator unit, int strength) {
        Bonds now = unit.bonds();
        unit.set(new Bonds(now.controller, now.side, now.transformed, strength));
    }
}
