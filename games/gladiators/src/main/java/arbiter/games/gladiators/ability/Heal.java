package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Gives back hits. Ledger: GG-AB-24. */
public record Heal() implements AbilityKind {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("healing");
        wording.does("gives back " + power.level() + (power.level() == 1 ? " hit" : " hits"));
    }
}
