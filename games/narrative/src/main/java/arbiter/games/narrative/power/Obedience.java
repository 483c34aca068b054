package arbiter.games.narrative.power;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/**
 * Part: whom somebody obeys in so many of its next turns. Whoever is dominated fights on the psyker's side meanwhile;
 * whoever is only made to help never harms itself or its own side. It counts only while the turn goes on. Ledger:
 * NAR-FX-COM-5, NAR-FX-COM-9.
 */
public record Obedience(Optional<String> psyker, String side, boolean inEverything, int turns, boolean now)
        implements Part {

    public static final Obedience NONE = new Obedience(Optional.empty(), "", false, 0, false);

    Obedience begun() {
        return new Obedience(psyker, side, inEverything, turns, true);
    }

    /** One turn of it is over. */
    Obedience less() {
        return turns <= 1 ? NONE : new Obedience(psyker, side, inEverything, turns - 1, false);
    }
}
