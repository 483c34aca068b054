package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Wording;

/** Throws back whom it hits. Ledger: GG-MD-31. */
public record Knockback() implements ModifierKind {

    @Override
    public Code refusal() {
        return Code.DAMAGING_ATTACK_ONLY;
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("knocks back whom it hits");
    }
}
