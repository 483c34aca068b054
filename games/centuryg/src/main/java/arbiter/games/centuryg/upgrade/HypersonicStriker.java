package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;

/** Strikes from farther off and while going away. Ledger: hypersonic-striker. */
public record HypersonicStriker(int range) implements AttackUpgrade {

    @Override
    public int range(CenturyState state, Fighter owner, WeaponInUse wield) {
        return range;
    }

    @Override
    public boolean backsOff() {
        return true;
    }
}
