package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import java.util.ArrayList;
import java.util.List;

/** Shooting into somebody else's Duel. Ledger: BCG-DUEL-5, BCG-DUEL-6, BCG-AMB-53, BCG-AMB-54. */
final class Bystander {

    private Bystander() {}

    /** The duel opponent of a single target is rolled against as well. */
    static void join(CenturyState state, Strike strike) {
        Fighter target = strike.named;
        boolean outsider = target.isDueling()
                && !target.duel().get().equals(strike.attacker().id());
        if (!outsider || strike.isArea() || Suppression.suppresses(strike) || spared(strike)) {
            return;
        }
        strike.victims.add(new Victim(state.fighter(target.duel().get())));
    }

    private static boolean spared(Strike strike) {
        return strike.is(arbiter.games.centuryg.sheet.WeaponId.ASSAULT_RIFLE)
                || strike.attacker().owns(arbiter.games.centuryg.sheet.UpgradeId.EXPERT_SUPPORT);
    }

    /** One of the two is hit: the one passed against, or by odd and even. */
    static void settle(CenturyState state, Strike strike) {
        if (strike.isArea() || strike.victims().size() < 2) {
            return;
        }
        Victim enemy = strike.victims().get(0);
        Victim other = strike.victims().get(1);
        if (!enemy.isHit() || !other.isHit()) {
            return;
        }
        int parity = state.rules().parityByDie() ? enemy.kept : enemy.total();
        List<Victim> spared = new ArrayList<>(List.of(parity % 2 == 0 ? other : enemy));
        strike.victims.removeAll(spared);
    }
}
