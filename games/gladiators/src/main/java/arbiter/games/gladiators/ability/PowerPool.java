package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** A budget for abilities that can be exchanged. Ledger: GG-AB-32, GG-AMB-75. */
public record PowerPool() implements AbilityKind {

    @Override
    public boolean isBudget() {
        return true;
    }

    @Override
    public boolean holdsPowers() {
        return true;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("pool");
        wording.does("holds abilities worth " + power.level() + " GP");
        wording.does(
                form.has("action")
                        ? "is changed with an action"
                        : form.has("hour") ? "is changed in an hour" : "is changed in a day");
    }
}
