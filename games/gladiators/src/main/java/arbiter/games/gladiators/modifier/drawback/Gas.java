package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** Nothing to those immune to gas. Ledger: GG-MD-24, GG-LEG-18. */
public record Gas() implements ModifierKind {

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (!(power.form().metAs().contains(PowerType.POISON))) {
            findings.add(Code.GAS_NEEDS_POISON, own, "gas is Poison", "make its Type poison, or leave out 'gas'");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("does nothing to those who need not breathe it");
    }
}
