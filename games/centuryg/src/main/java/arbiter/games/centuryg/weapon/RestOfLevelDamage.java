package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** On a pass the rest of the Level goes. Ledger: resonance-cannon. */
public record RestOfLevelDamage() implements WeaponTrait {

    @Override
    public int extraDamage(CenturyState state, AttackInProgress attack, Fighter target, int left) {
        return WeaponEffects.restOfLevel(target, left);
    }
}
