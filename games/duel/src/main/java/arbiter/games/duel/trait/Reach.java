package arbiter.games.duel.trait;

import arbiter.games.duel.fight.Fighter;
import arbiter.kernel.Modifiers;

/** Easier to land on somebody who has not yet acted this round. Ledger: DUEL-TRAIT-REACH. */
public record Reach() implements WeaponTrait {

    @Override
    public String id() {
        return "reach";
    }

    @Override
    public Modifiers toAttack(Modifiers attack, Fighter wielder, Fighter target) {
        return attack.and("reach", target.stance().acted() ? 0 : 1);
    }
}
