package arbiter.games.duel.trait;

import arbiter.games.duel.fight.Fighter;
import arbiter.kernel.Modifiers;

/** Finds the gap when the other one is out of breath. Ledger: DUEL-TRAIT-QUICK. */
public record Quick() implements WeaponTrait {

    @Override
    public String id() {
        return "quick";
    }

    @Override
    public Modifiers toAttack(Modifiers attack, Fighter wielder, Fighter target) {
        return attack.and("quick", target.breath() == 0 ? 2 : 0);
    }
}
