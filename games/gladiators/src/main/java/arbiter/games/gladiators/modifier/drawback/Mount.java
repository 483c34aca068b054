package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Ridden, and left behind when thrown off. Ledger: GG-MD-39, GG-LEG-24. */
public record Mount() implements ModifierKind {

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("belongs to a mount that can be lost");
    }
}
