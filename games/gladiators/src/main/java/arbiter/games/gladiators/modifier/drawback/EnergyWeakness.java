package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.modifier.effect.EnergyCover;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Half the Level against one kind of Energy. Ledger: GG-MD-15. */
public record EnergyWeakness() implements EnergyCover {

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        EnergyCover.subtype(own).ifPresent(type -> wording.but("counts half against " + type.word()));
    }
}
