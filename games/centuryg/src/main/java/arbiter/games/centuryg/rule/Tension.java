package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;

/** The Tension that counts for an Offensive Action: additions, then Techniques, then denial. Ledger: BCG-WPN-4, BCG-AMB-79. */
public final class Tension {

    private Tension() {}

    public static int of(CenturyState state, Strike strike) {
        Fighter attacker = strike.attacker();
        if (state.has(Mark.Kind.NO_TENSION, attacker)) { // BCG-AMB-81
            return 0;
        }
        int tension = state.tension() + state.sum(Mark.Kind.IMPETUOUS, attacker, attacker); // BCG-AMB-79
        if (strike.is(WeaponAbility.TECHNIQUE)) {
            return attacker.stores().techniques() == 0 ? 2 * tension : 0;
        }
        return tension;
    }
}
