package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Decides what its target does. Ledger: GG-AB-30, GG-MCT-1. */
public record MindControlAbility() implements AbilityKind {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " mind control");
        wording.does("picks what its target does");
    }
}
