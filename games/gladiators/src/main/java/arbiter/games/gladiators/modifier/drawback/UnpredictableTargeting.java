package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** May go astray. Ledger: GG-MD-56, GG-LEG-16. */
public record UnpredictableTargeting() implements ModifierKind {

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (!(power.hasRange())) {
            findings.add(
                    Code.UNPREDICTABLE_NEEDS_RANGE,
                    own,
                    "without a range it cannot go astray",
                    "add a range, or leave it out");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("may strike somebody else");
    }
}
