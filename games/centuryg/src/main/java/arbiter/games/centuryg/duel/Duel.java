package arbiter.games.centuryg.duel;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** Two Units that will not let go of each other. Ledger: BCG-DUEL-1. */
public final class Duel {

    private Duel() {}

    /** Hit or miss, both are in a Duel, unless the blow has driven them apart. Ledger: BCG-AMB-57. */
    public static void begin(Play<CenturyState> play, Fighter unit, Fighter opponent) {
        if (unit.isFighting() && opponent.isFighting() && unit.zone() == opponent.zone()) {
            play.emit(new DuelBegan(unit.id(), opponent.id()));
        }
    }
}
