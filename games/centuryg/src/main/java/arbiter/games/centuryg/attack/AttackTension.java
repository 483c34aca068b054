package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;

/** The Tension that counts for an Offensive Action: additions, then Techniques, then denial. Ledger: BCG-WPN-4, BCG-AMB-79. */
public final class AttackTension {

    private AttackTension() {}

    public static int of(CenturyState state, AttackInProgress strike) {
        Fighter attacker = strike.attacker();
        if (state.has(Mark.Kind.NO_TENSION, attacker)) { // BCG-AMB-81
            return 0;
        }
        int tension = state.tension() + state.sum(Mark.Kind.IMPETUOUS, attacker, attacker); // BCG-AMB-79
        if (strike.is(WeaponAbility.TECHNIQUE)) {
            return attacker.used().techniques() == 0 ? 2 * tension : 0;
        }
        return tension;
    }
}
