package arbiter.games.gladiators.modifier.flexible;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;

/** Leaves something open until the power is activated; nothing of that kind is Always On. Ledger: GG-AMB-111, GG-LEG-06. */
public interface FlexibleKind extends ModifierKind {

    /** How many there are to choose from. */
    int choices(SuperPower power);

    @Override
    default void check(PowerModifier own, PlainPower power, Findings findings) {
        if (choices(power.whole()) < 2) {
            findings.add(
                    Code.FLEXIBLE_NOTHING,
                    own,
                    own.entry().name() + " has nothing to choose from",
                    "name at least two to choose from, or leave it out");
        }
    }
}
