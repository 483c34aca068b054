package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;

/** Never moves; Speed goes into the reach of its Weapons. Ledger: fortress. */
public record Fortress() implements AttackUpgrade {

    @Override
    public boolean staysPut() {
        return true;
    }

    @Override
    public int range(CenturyState state, Fighter owner, WeaponInUse wield) {
        return owner.rank(Attribute.SPEED);
    }
}
