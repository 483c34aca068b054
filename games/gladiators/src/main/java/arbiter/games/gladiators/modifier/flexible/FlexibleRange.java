package arbiter.games.gladiators.modifier.flexible;

import arbiter.games.gladiators.modifier.aim.RangeKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;

/** One of several ranges, chosen at activation. Ledger: GG-MD-20, GG-CST-9. */
public record FlexibleRange() implements FlexibleKind {

    @Override
    public int choices(SuperPower power) {
        return power.all(RangeKind.class).size();
    }

    @Override
    public int price(PowerModifier own, SuperPower power) {
        return own.listedPrice() * Math.max(0, choices(power) - 1);
    }
}
