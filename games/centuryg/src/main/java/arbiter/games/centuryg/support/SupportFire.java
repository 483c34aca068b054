package arbiter.games.centuryg.support;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Mark;

/** Fire from elsewhere makes a Weapon Crippling for its next attack. Ledger: support-fire, formation-g, BCG-AMB-39. */
public final class SupportFire {

    private SupportFire() {}

    public static void join(CenturyState state, AttackInProgress strike) {
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
