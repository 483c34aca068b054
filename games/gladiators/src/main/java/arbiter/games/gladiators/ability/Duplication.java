package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Makes duplicates of its target. Ledger: GG-AB-16, GG-AMB-11. */
public record Duplication() implements AbilityKind {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("duplication");
        wording.does("makes " + (1 + form.number("extra-duplicate")) + " more of its target each time, at most "
                + power.level() + " in all");
    }
}
