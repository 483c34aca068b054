package arbiter.games.gladiators.modifier.flexible;

import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/**
 * Pays for the cheapest of what is Flexible; dearer choices lower the Level. Ledger: GG-MD-19, GG-CST-10, GG-AMB-24,
 * GG-AMB-111.
 */
public record FlexibleCost() implements FlexibleKind {

    @Override
    public int choices(SuperPower power) {
        return FlexibleCost.covered(power) ? 2 : 0;
    }

    private static boolean covered(SuperPower power) {
        return power.has(FlexibleRange.class) || power.has(FlexibleTargeting.class) || power.has(FlexibleType.class);
    }

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (!covered(power.whole())) {
            findings.add(
                    Code.FLEXIBLE_COST_ALONE,
                    own,
                    "Flexible Cost has nothing to make cheaper",
                    "add 'flexible-range', 'flexible-targeting' or 'flexible-type', or leave it out");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("is weaker where it does more than the cheapest");
    }
}
