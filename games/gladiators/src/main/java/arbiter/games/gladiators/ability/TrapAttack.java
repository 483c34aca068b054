package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Shuts its target in. Ledger: GG-AB-46, GG-TRP-1. */
public record TrapAttack() implements AbilityKind {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(form.has("partial") ? "partial trap" : "trap");
        wording.does("shuts its target in");
    }
}
