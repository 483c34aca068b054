package arbiter.games.gladiators.hold;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/**
 * Part: who decides for somebody under Mind Control and on which side that is, and whether somebody is transformed. It
 * follows from the powers that run, and is kept at hand because every question asks for it. Ledger: GG-MCT-1, GG-TRF-1.
 */
public record Bonds(Optional<String> controller, Optional<String> side, boolean transformed) implements Part {

    public static final Bonds NONE = new Bonds(Optional.empty(), Optional.empty(), false);
}
