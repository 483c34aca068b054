package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;

/** How long things last that begin just now. Ledger: BCG-OP-13, BCG-AMB-30. */
public final class Durations {

    private Durations() {}

    /** To the close of the user's following Turn. Ledger: finger-net. */
    public static Clock closeOfFollowingTurn(CenturyState state, Fighter user) {
        return state.acting()
                .filter(acting -> ActingPilot.body(state, acting) == user)
                .map(acting -> Clock.turnEnd(acting.id(), 1))
                .orElseGet(() -> Clock.turnEnd(user.id(), 0));
    }
}
