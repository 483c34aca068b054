package arbiter.games.centuryg.duel;

import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Whom a Unit fights a Duel with, if it does. Ledger: BCG-DUEL-1. */
public record DuelPartner(Optional<String> opponent) implements Part {

    public static final DuelPartner NONE = new DuelPartner(Optional.empty());

    /** Two Units are in a Duel with each other. */
    public static void pair(Fighter one, Fighter other) {
        one.set(with(other.id()));
        other.set(with(one.id()));
    }

    private static DuelPartner with(String opponent) {
        return new DuelPartner(Optional.of(opponent));
    }
}
