package arbiter.games.gladiators.modifier.flexible;

import arbiter.games.gladiators.modifier.aim.TargetingKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;

/** One of several ways of targeting, chosen at activation. Ledger: GG-MD-21, GG-CST-9. */
public record FlexibleTargeting() implements FlexibleKind {

    @Override
    public int choices(SuperPower power) {
        return power.all(TargetingKind.class).size();
    }

    @Override
    public int price(PowerModifier own, SuperPower power) {
        return own.listedPrice() * Math.max(0, choices(power) - 1);
    }
}
