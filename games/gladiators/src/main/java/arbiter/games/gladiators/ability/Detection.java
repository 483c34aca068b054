package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Senses beyond those of everybody. Ledger: GG-AB-12. */
public record Detection() implements StandingAbility {

    @Override
    public double gainPerLevel() {
        return 0.02;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("sense");
        wording.does("works as " + TypeWords.titles(form.among("vision")));
    }
}
