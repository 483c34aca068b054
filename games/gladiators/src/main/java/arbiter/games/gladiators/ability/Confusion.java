package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.sheet.build.Wording;

/** Dodges what is Seeking. Ledger: GG-AB-07. */
public record Confusion() implements DodgeAbility {

    @Override
    public boolean dodges(PlainPower attack) {
        return attack.is(Targeting.SEEKING);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("confusion");
        wording.does("dodges Seeking attacks");
    }
}
