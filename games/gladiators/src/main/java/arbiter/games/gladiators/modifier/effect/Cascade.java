package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** Goes on from target to target. Ledger: GG-MD-09. */
public record Cascade() implements ModifierKind {

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (!((power.is(Targeting.DIRECT) || power.is(Targeting.SEEKING)) && power.hasRange())) {
            findings.add(
                    Code.CASCADE_NEEDS_AIM,
                    own,
                    "Cascade is for Direct or Seeking abilities with a range",
                    "aim it 'direct' or 'seeking' and add a range");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("leaps from target to target, a Level weaker each time");
    }
}
