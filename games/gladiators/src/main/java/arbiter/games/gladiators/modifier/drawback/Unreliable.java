package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** The worse of two result dice. Ledger: GG-MD-57. */
public record Unreliable() implements ModifierKind {

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("rolls its result twice and keeps the worse");
    }
}
