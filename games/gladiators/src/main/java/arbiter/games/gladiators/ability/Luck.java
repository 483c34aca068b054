package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Extra dice. Ledger: GG-AB-29, GG-LCK-1. */
public record Luck() implements StandingAbility {

    @Override
    public double gainPerLevel() {
        return 0.2;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("luck");
        wording.does("has " + 2 * power.level() + " extra dice for each fight, at most " + (power.level() + 1) / 2
                + " on a roll");
    }
}
