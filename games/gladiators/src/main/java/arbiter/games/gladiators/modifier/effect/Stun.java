package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Costs its victim an action. Ledger: GG-MD-52. */
public record Stun() implements ModifierKind {

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("costs whom it affects an action");
    }
}
