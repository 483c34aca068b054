package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import java.util.ArrayList;
import java.util.List;

/** Shooting into somebody else's Duel. Ledger: BCG-DUEL-5, BCG-DUEL-6, BCG-AMB-53, BCG-AMB-54. */
final class Bystander {

    private Bystander() {}

    /** The duel opponent of a single target is rolled against as well. */
    static void join(CenturyState state, Strike strike) {
        if (!strike.isSingle() || Suppression.suppresses(strike) || spared(strike)) {
            return;
        }
        List<Victim> intended = new ArrayList<>(strike.victims());
        for (Victim victim : intended) {
            Fighter target = victim.fighter();
            if (target.isDueling()
                    && !target.duel().get().equals(strike.attacker().id())) {
                Fighter other = state.fighter(target.duel().get());
                if (other != strike.named && other != strike.second) {
                    victim.rival = new Victim(other);
                    strike.victims.add(victim.rival);
                    strike.parity = true;
                }
            }
        }
    }

    private static boolean spared(Strike strike) {
        return strike.is(WeaponId.ASSAULT_RIFLE) || strike.attacker().owns(UpgradeId.EXPERT_SUPPORT);
    }

    /** One of the two is hit: the one passed against, or by odd and even; the other one has nothing to fear. */
    static void settle(CenturyState state, Strike strike) {
        if (!strike.parity) {
            return;
        }
        for (Victim intended : List.copyOf(strike.victims())) {
            if (intended.rival != null) {
                strike.victims.remove(hitsIntended(state, intended) ? intended.rival : intended);
            }
        }
    }

    private static boolean hitsIntended(CenturyState state, Victim intended) {
        if (!intended.isHit() || !intended.rival.isHit()) {
            return !intended.rival.isHit();
        }
        int number = state.rules().parityByDie() ? intended.kept : intended.total();
        return number % 2 == 0;
    }
}
