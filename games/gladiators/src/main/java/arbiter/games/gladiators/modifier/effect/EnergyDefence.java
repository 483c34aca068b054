package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** Twice the Level against one kind of Energy. Ledger: GG-MD-14. */
public record EnergyDefence() implements ModifierKind {

    @Override
    public int mostTimes() {
        return 2;
    }

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        EnergyCover.check(own, power, findings);
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        EnergyCover.subtype(own).ifPresent(type -> wording.does("counts double against " + type.word()));
    }
}
