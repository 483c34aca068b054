package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** Strikes those who come close. Ledger: GG-MD-48. */
public record Shield() implements ModifierKind {

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (power.range() != PowerRange.TOUCH) {
            findings.add(Code.SHIELD_NEEDS_TOUCH, own, "a Shield works at a touch", "make 'touch' its range");
        }
        if (power.is(Targeting.AREA) || power.is(Targeting.INDIRECT)) {
            findings.add(Code.SHIELD_AIM, own, "a Shield strikes one attacker", "make it 'direct'");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("strikes whoever attacks its user from close by");
    }
}
