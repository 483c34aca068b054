package arbiter.games.duel.trait;

import arbiter.kernel.Modifiers;

/** A hit by four or more hurts by two more. Ledger: DUEL-TRAIT-HEAVY. */
public record Heavy() implements WeaponTrait {

    @Override
    public String id() {
        return "heavy";
    }

    @Override
    public Modifiers toDamage(Modifiers damage, int margin) {
        return damage.and("heavy", margin >= 4 ? 2 : 0);
    }
}
