package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;

/** Better in a Duel that was there when the Turn began. Ledger: dueling-blade. */
public record DuelingBlade() implements WeaponTrait {

    @Override
    public int advantages(CenturyState state, AttackInProgress attack, Fighter target) {
        return state.sum(Mark.Kind.DUELING_SINCE, attack.attacker(), target);
    }
}
