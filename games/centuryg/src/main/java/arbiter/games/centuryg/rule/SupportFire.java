package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Mark;

/** Fire from elsewhere makes a Weapon Crippling for its next attack. Ledger: support-fire, formation-g, BCG-AMB-39. */
final class SupportFire {

    private SupportFire() {}

    static void join(CenturyState state, Strike strike) {
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.SUPPORT_FIRE
                    && mark.on().equals(strike.attacker().id())
                    && (mark.against().isEmpty()
                            || mark.against().equals(strike.weapon().id()))) {
                strike.grant(WeaponAbility.CRIPPLING);
                return;
            }
        }
    }
}
