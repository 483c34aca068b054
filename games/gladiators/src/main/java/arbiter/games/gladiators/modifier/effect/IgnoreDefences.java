package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Goes past defences. Ledger: GG-MD-27. */
public record IgnoreDefences() implements ModifierKind {

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("goes past defences that are not Hardened");
    }
}
