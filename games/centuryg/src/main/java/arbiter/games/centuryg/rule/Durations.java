package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Clock;
import arbiter.games.centuryg.state.Fighter;

/** How long things last that begin just now. Ledger: BCG-OP-13, BCG-AMB-30. */
final class Durations {

    private Durations() {}

    /** To the close of the user's following Turn. Ledger: finger-net. */
    static Clock closeOfFollowingTurn(CenturyState state, Fighter user) {
        return state.acting()
                .filter(acting -> Aboard.body(state, acting) == user)
                .map(acting -> Clock.turnEnd(acting.id(), 1))
                .orElseGet(() -> Clock.turnEnd(user.id(), 0));
    }
}
