package arbiter.games.centuryg.match;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;

/** The Tension on an Offensive Test of a person. Ledger: BCG-MATCH-2, BCG-CVM-4, BCG-AMB-96. */
public final class MatchTension {

    private MatchTension() {}

    public static int of(CenturyState state, Fighter attacker, Fighter target) {
        return state.sum(Mark.Kind.READ, attacker, target) > 0 ? 2 * state.tension() : state.tension();
    }
}
