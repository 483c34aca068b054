package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** A Level less with each use. Ledger: GG-MD-60. */
public record Weakens() implements ModifierKind {

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("loses a Level with each use");
    }
}
