package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** Hard to use. Ledger: GG-MD-11, GG-LEG-06. */
public record Complex() implements ModifierKind {

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (power.isPersistent("personal")) {
            findings.add(
                    Code.COMPLEX_EXCLUDES,
                    own,
                    "what stays on is not used often enough to be complex",
                    "leave out 'complex' or 'persistent personal'");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("is hard to get right");
    }
}
