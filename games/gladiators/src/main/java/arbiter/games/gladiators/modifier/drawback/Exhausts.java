package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** May be gone for the scene. Ledger: GG-MD-16. */
public record Exhausts() implements ModifierKind {

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("may be used up by use");
    }
}
