package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Not to be pierced or ignored. Ledger: GG-MD-26. */
public record Hardened() implements ModifierKind {

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("stands up to Piercing and Ignore Defences");
    }
}
