package arbiter.games.wasteland.companion;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: whose companion somebody is, and whether it has been commanded in this round. Ledger: WAS-MAJ-3, WAS-MAJ-12. */
public record Service(Optional<String> commander, boolean commanded) implements Part {

    public static final Service NONE = new Service(Optional.empty(), false);

    /** For setting up a table. */
    public static void put(Fighter companion, Fighter commander) {
        companion.set(new Service(Optional.of(commander.id()), false));
    }

    /** For the beginning of a round: everybody can be commanded again. */
    public static void newRound(Fighter one) {
        if (one.service().commanded) {
            one.set(new Service(one.service().commander, false));
        }
    }
}
