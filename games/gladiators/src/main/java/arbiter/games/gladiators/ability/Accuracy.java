package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.sheet.build.Wording;

/** Helps to hit with Direct abilities, and with the roll of an Area against its hex. Ledger: GG-AB-02. */
public record Accuracy() implements ToHitAbility {

    @Override
    public boolean aims(PlainPower attack) {
        return attack.is(Targeting.DIRECT) || attack.is(Targeting.AREA);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("accuracy");
        wording.does("helps to hit with Direct and Area abilities");
        if (form.has("sniper")) {
            wording.does("counts range in steps of 30 hexes");
        }
    }
}
