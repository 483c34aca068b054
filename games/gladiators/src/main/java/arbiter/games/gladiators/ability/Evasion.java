package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.sheet.build.Wording;

/** Dodges Direct attacks. Ledger: GG-AB-17. */
public record Evasion() implements DodgeAbility {

    @Override
    public boolean dodges(PlainPower attack) {
        return attack.is(Targeting.DIRECT);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("evasion");
        wording.does("dodges Direct attacks");
    }
}
