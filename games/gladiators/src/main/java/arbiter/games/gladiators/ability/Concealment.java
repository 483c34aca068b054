package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Hides from senses. Ledger: GG-AB-06. */
public record Concealment() implements StandingAbility {

    @Override
    public double gainPerLevel() {
        return 0.15;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("concealment");
        wording.does("hides from " + TypeWords.titles(form.among("vision")));
    }
}
