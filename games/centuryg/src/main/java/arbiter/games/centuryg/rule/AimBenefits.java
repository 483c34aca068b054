package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.MarksEnded;
import arbiter.kernel.Play;

/** What outside help gives the next attack: Aim's benefits, a Crippling Weapon. Ledger: assisted-targeting, support-fire, BCG-AMB-64, BCG-AMB-66. */
final class AimBenefits {

    private AimBenefits() {}

    static boolean has(CenturyState state, Fighter unit) {
        return state.has(Mark.Kind.TARGETING, unit);
    }

    static boolean crippling(CenturyState state, Strike strike) {
        for (Mark mark : state.marks()) {
            if (covers(mark, strike)) {
                return true;
            }
        }
        return false;
    }

    private static boolean covers(Mark mark, Strike strike) {
        return mark.kind() == Mark.Kind.SUPPORT_FIRE
                && mark.on().equals(strike.attacker().id())
                && (mark.against().isEmpty()
                        || mark.against().equals(strike.weapon().id()));
    }

    /** They serve one Action. */
    static void useUp(Play<CenturyState> play, Strike strike) {
        Fighter unit = strike.attacker();
        if (has(play.state(), unit)) {
            play.emit(new MarksEnded(unit.id(), Mark.Kind.TARGETING));
        }
        if (strike.crippling) {
            play.emit(new MarksEnded(unit.id(), Mark.Kind.SUPPORT_FIRE));
        }
    }
}
