package arbiter.games.gladiators.modifier.flexible;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Used together with another ability. Ledger: GG-MD-36, GG-CST-11, GG-AMB-110. */
public record LinkedAbility() implements ModifierKind {

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("can be used in one action with " + own.text("with"));
    }
}
