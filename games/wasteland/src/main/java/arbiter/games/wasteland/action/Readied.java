package arbiter.games.wasteland.action;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: an action that waits for its trigger, and whether it was the extra major action of the turn. Ledger: WAS-MAJ-8. */
public record Readied(Optional<String> trigger, Optional<String> act, boolean extra) implements Part {

    public static final Readied NONE = new Readied(Optional.empty(), Optional.empty(), false);
}
