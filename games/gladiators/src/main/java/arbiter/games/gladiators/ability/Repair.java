package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Gives back drained Levels. Ledger: GG-AB-36. */
public record Repair() implements AbilityKind {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("repair");
        wording.does("gives back " + power.level() + " drained Levels of " + TypeWords.subjects(form));
    }
}
