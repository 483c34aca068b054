package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.move.Footing;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** Better against whoever flies. Ledger: anti-air-missiles. */
public record AntiAir(int advantages) implements WeaponTrait {

    @Override
    public int advantages(CenturyState state, AttackInProgress attack, Fighter target) {
        return Footing.flies(state, target) ? advantages : 0;
    }
}
