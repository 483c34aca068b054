package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Takes hits before the character does. Ledger: GG-AB-44. */
public record Toughness() implements StandingAbility {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("toughness");
        wording.does("takes " + power.level() + (power.level() == 1 ? " hit" : " hits") + " before its user does");
    }
}
