package arbiter.games.centuryg.duel;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.Suppression;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponTrait;
import java.util.ArrayList;
import java.util.List;

/** Shooting into somebody else's Duel. Ledger: BCG-DUEL-5, BCG-DUEL-6, BCG-AMB-53, BCG-AMB-54. */
public final class Bystander {

    private Bystander() {}

    /** The duel opponent of a single target is rolled against as well. */
    public static void join(CenturyState state, AttackInProgress strike) {
        if (!strike.isSingle() || Suppression.suppresses(strike) || spared(strike)) {
            return;
        }
        List<AttackedUnit> intended = new ArrayList<>(strike.victims());
        for (AttackedUnit victim : intended) {
            Fighter target = victim.fighter();
            if (target.isDueling()
                    && !target.duel().get().equals(strike.attacker().id())) {
                Fighter other = state.unit(target.duel().get());
                if (!strike.target().names(other)) {
                    AttackedUnit rival = new AttackedUnit(other);
                    victim.rivalledBy(rival);
                    strike.strikeRival(rival);
                }
            }
        }
    }

    private static boolean spared(AttackInProgress strike) {
        return strike.wield().has(WeaponTrait::isPrecise)
                || strike.attacker().nature().sparesFriends();
    }

    /** Those who are only in danger because of whom they duel. */
    public static List<AttackedUnit> among(AttackInProgress strike) {
        if (!strike.hasRivals()) {
            return List.of();
        }
        return strike.victims().stream()
                .flatMap(victim -> victim.rival().stream())
                .toList();
    }

    /** One of the two is hit: the one passed against, or by odd and even; the other one has nothing to fear. */
    public static void settle(CenturyState state, AttackInProgress strike) {
        if (!strike.hasRivals()) {
            return;
        }
        for (AttackedUnit intended : List.copyOf(strike.victims())) {
            intended.rival().ifPresent(rival -> strike.spare(hitsIntended(state, intended, rival) ? rival : intended));
        }
    }

    private static boolean hitsIntended(CenturyState state, AttackedUnit intended, AttackedUnit rival) {
        if (!intended.isHit() || !rival.isHit()) {
            return !rival.isHit();
        }
        int number = state.rules().parityByDie() ? intended.kept() : intended.total();
        return number % 2 == 0;
    }
}
