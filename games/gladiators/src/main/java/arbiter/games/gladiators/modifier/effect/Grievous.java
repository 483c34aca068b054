package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Wording;

/** Keeps down whom it takes out. Ledger: GG-MD-25. */
public record Grievous() implements ModifierKind {

    @Override
    public Code refusal() {
        return Code.DAMAGING_ATTACK_ONLY;
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("makes it 1 harder to get up again");
    }
}
