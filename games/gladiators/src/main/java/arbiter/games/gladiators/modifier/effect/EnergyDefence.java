package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Twice the Level against one kind of Energy. Ledger: GG-MD-14. */
public record EnergyDefence() implements EnergyCover {

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        EnergyCover.subtype(own).ifPresent(type -> wording.does("counts double against " + type.word()));
    }
}
