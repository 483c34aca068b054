package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** Goes on and off by itself. Ledger: GG-MD-54, GG-LEG-16. */
public record Uncontrollable() implements ModifierKind {

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (!(!power.hasRange())) {
            findings.add(
                    Code.UNCONTROLLABLE_WITH_RANGE,
                    own,
                    "only what has no range gets out of control",
                    "leave out the range, or 'uncontrollable'");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("goes on and off by itself");
    }
}
