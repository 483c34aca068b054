package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Play;

/** On a pass the user regains Threshold. Ledger: merge. */
public record RepairOnHit(int points) implements WeaponTrait {

    @Override
    public void onHit(Play<CenturyState> play, AttackInProgress attack, AttackedUnit victim) {
        ThresholdRepair.resolve(play, attack.attacker(), points);
    }
}
