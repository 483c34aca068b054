package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** On a pass Systems is dealt too. Ledger: electro-sapper-pods. */
public record SystemsDamage() implements WeaponTrait {

    @Override
    public int extraDamage(CenturyState state, AttackInProgress attack, Fighter target, int left) {
        return Ranks.systems(state, attack.attacker());
    }
}
