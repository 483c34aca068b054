package arbiter.games.wasteland.attack;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/**
 * Part: whether somebody has aimed and not attacked since, whether that gives a re-roll, whom it was aimed at, and whom a
 * Recon weapon has marked. Ledger: WAS-MIN-1, WAS-QUAL-11.
 */
public record Aiming(boolean aimed, boolean reroll, Optional<String> target, Optional<String> marked) implements Part {

    public static final Aiming NONE = new Aiming(false, false, Optional.empty(), Optional.empty());

    /** After the attack that the aim was for, or at the end of the turn. */
    Aiming spent() {
        return marked.isEmpty() ? NONE : new Aiming(false, false, Optional.empty(), marked);
    }

    Aiming unmarked() {
        return new Aiming(aimed, reroll, target, Optional.empty());
    }
}
