package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** Finds its own way. Ledger: GG-MD-47, GG-LEG-11. */
public record Seeking() implements TargetingKind {

    @Override
    public Targeting targeting() {
        return Targeting.SEEKING;
    }

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (!(power.range().isFar())) {
            findings.add(
                    Code.SEEKING_NEEDS_RANGE,
                    own,
                    "Seeking needs room to turn",
                    "add 'ranged', 'long-range' or 'distant'");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does(
                own.number("homing") > 0
                        ? "seeks its target, " + own.number("homing") + " better to hit"
                        : "seeks its target");
    }
}
