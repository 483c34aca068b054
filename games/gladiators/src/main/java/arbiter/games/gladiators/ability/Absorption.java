package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Turns attacks of chosen Types into Levels of chosen abilities. Ledger: GG-AB-01. */
public record Absorption() implements StandingAbility {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("absorption");
        wording.does("turns half the Levels of every " + TypeWords.against(form) + " attack on its user into "
                + TypeWords.titles(form.said("into")));
    }
}
