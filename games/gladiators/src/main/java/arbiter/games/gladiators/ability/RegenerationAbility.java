package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Helps to get up again. Ledger: GG-AB-35. */
public record RegenerationAbility() implements StandingAbility {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("regeneration");
        wording.does("adds " + power.level() + " to reactivation");
        wording.does("shrugs off what is Lethal");
    }
}
