package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;

/** Any Energy goes into it, and it drives the target away. Ledger: telekinetic-strike. */
public record TelekineticStrike() implements WeaponTrait {

    @Override
    public void boost(Play<CenturyState> play, AttackInProgress attack, int left, int targets) {
        if (left > 1) {
            attack.boostWith(play.choose(Request.amount(attack.attacker().decider(), "attack.energy", 1, left)
                            .asking(() -> "How much Energy goes into the "
                                    + attack.weapon().name() + "?"))
                    .value());
        }
    }

    @Override
    public void onHit(Play<CenturyState> play, AttackInProgress attack, AttackedUnit victim) {
        TelekineticSlide.resolve(play, attack, victim);
    }
}
