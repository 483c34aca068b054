package arbiter.games.gladiators.modifier.duration;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** Loses a Level each turn. Ledger: GG-MD-17, GG-LEG-05. */
public record Fades() implements ModifierKind {

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (!(power.isPersistent() || power.isAlwaysOn())) {
            findings.add(
                    Code.FADES_NEEDS_PERSISTENT,
                    own,
                    "what ends by itself cannot fade",
                    "add 'persistent' in some way");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("loses a Level each turn");
    }
}
