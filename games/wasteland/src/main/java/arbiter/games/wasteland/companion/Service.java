package arbiter.games.wasteland.companion;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/**
 * Part: whose companion somebody is, whether it has been commanded in this round, and who commands it just now. Ledger:
 * WAS-MAJ-3, WAS-MAJ-12, WAS-AP-13.
 */
public record Service(Optional<String> commander, boolean commanded, Optional<String> obeying) implements Part {

    public static final Service NONE = new Service(Optional.empty(), false, Optional.empty());

    /** For setting up a table. */
    public static void put(Fighter companion, Fighter commander) {
        companion.set(new Service(Optional.of(commander.id()), false, Optional.empty()));
    }

    /** For the beginning of a round: everybody can be commanded again. */
    public static void newRound(Fighter one) {
        if (one.service().commanded) {
            one.set(new Service(one.service().commander, false, Optional.empty()));
        }
    }

    /** Whose hand action points are in: those of a companion and of whoever is commanded are its commander's. Ledger: WAS-AP-13. */
    public Optional<String> holder() {
        return commander.isPresent() ? commander : obeying;
    }

    Service under(String leader) {
        return new Service(commander, true, Optional.of(leader));
    }

    Service done() {
        return new Service(commander, true, Optional.empty());
    }
}
