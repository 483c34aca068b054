package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Adds to blows and steadiness, and throws people about. Ledger: GG-AB-40. */
public record SuperStrength() implements StandingAbility {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("super strength");
        wording.does("adds " + power.level() + " to Solid Melee attacks, to steadiness and to breaking free");
        wording.does("knocks back whom it hits");
        if (form.has("unstoppable")) {
            wording.does("walks through weaker walls");
        }
        if (form.has("slugger")) {
            wording.does("never needs more than 7 to hit");
        }
    }
}
