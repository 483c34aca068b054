package arbiter.games.centuryg.duel;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** Duels have two ends. */
public final class Duels {

    private Duels() {}

    public static void end(CenturyState state, Fighter fighter) {
        fighter.duel().map(state::unit).ifPresent(other -> other.set(DuelPartner.NONE));
        fighter.set(DuelPartner.NONE);
    }
}
