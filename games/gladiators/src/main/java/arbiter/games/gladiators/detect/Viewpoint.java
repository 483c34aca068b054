package arbiter.games.gladiators.detect;

import arbiter.games.gladiators.board.Spot;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: where somebody looks from by Clairvoyance; empty while they use their other senses. Ledger: GG-DK-02. */
public record Viewpoint(Optional<Spot> at) implements Part {

    public static final Viewpoint NONE = new Viewpoint(Optional.empty());
}
