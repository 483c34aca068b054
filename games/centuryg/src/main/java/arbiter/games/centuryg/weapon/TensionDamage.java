package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** On a pass the Tension is dealt again. Ledger: chainblade. */
public record TensionDamage() implements WeaponTrait {

    @Override
    public int extraDamage(CenturyState state, AttackInProgress attack, Fighter target, int left) {
        return attack.tension();
    }
}
