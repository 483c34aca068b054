package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** Beams that cost nothing and hit better. Ledger: experimental-reactor. */
public record ExperimentalReactor(int advantages) implements AttackUpgrade {

    @Override
    public boolean savesBeams() {
        return true;
    }

    @Override
    public int advantages(CenturyState state, AttackInProgress strike, Fighter target) {
        return strike.is(WeaponAbility.BEAM) ? advantages : 0;
    }
}
