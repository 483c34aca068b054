package arbiter.games.gladiators.modifier.flexible;

import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;

/** One of several abilities, chosen at activation. Ledger: GG-MD-18, GG-CST-8. */
public record FlexibleAbility() implements FlexibleKind {

    @Override
    public int choices(SuperPower power) {
        return power.forms().size();
    }

    @Override
    public int price(PowerModifier own, SuperPower power) {
        return own.listedPrice() * (choices(power) - 1);
    }
}
