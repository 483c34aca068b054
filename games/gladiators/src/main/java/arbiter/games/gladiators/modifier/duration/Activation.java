package arbiter.games.gladiators.modifier.duration;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.ChosenWord;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** May fail each time it would act. Ledger: GG-MD-01, GG-LEG-05. */
public record Activation() implements ModifierKind {

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (!(power.isPersistent() || power.isAlwaysOn())) {
            findings.add(
                    Code.ACTIVATION_NEEDS_DURATION,
                    own,
                    "only what acts again and again is rolled for each time",
                    "add 'persistent' in some way, or 'always-on'");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("acts each time on "
                + String.join("", own.words().stream().map(ChosenWord::word).toList()) + " only");
    }
}
