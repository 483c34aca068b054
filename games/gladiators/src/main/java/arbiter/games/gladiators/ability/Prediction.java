package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.sheet.build.Wording;

/** Dodges what is Indirect. Ledger: GG-AB-33, GG-AMB-15. */
public record Prediction() implements DodgeAbility {

    @Override
    public boolean dodges(PlainPower attack) {
        return attack.is(Targeting.INDIRECT);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("prediction");
        wording.does("dodges Indirect attacks");
    }
}
