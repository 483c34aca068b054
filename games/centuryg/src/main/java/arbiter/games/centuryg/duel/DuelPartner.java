package arbiter.games.centuryg.duel;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Whom a Unit fights a Duel with, if it does. Ledger: BCG-DUEL-1. */
public record DuelPartner(Optional<String> opponent) implements Part {

    public static final DuelPartner NONE = new DuelPartner(Optional.empty());

    public static DuelPartner with(String opponent) {
        return new DuelPartner(Optional.of(opponent));
    }
}
