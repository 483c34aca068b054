package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;

/** The Tension on an Offensive Test of a person. Ledger: BCG-MATCH-2, BCG-CVM-4, BCG-AMB-96. */
final class MatchTension {

    private MatchTension() {}

    static int of(CenturyState state, Fighter attacker, Fighter target) {
        return state.sum(Mark.Kind.READ, attacker, target) > 0 ? 2 * state.tension() : state.tension();
    }
}
