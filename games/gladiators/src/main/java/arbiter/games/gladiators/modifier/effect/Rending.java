package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Wording;

/** One hit more. Ledger: GG-MD-46. */
public record Rending() implements ModifierKind {

    @Override
    public Code refusal() {
        return Code.DAMAGING_ATTACK_ONLY;
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("causes a hit more on a good roll");
    }
}
