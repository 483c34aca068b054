package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** A charge adds half the Zones moved. Ledger: boosted-lance, BCG-AMB-112. */
public record StraightCharge() implements WeaponTrait {

    @Override
    public boolean charges() {
        return true;
    }

    @Override
    public int extraDamage(CenturyState state, AttackInProgress attack, Fighter target, int left) {
        return attack.isCharge() ? attack.zonesMoved() / 2 : 0;
    }
}
