package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Makes its target something harmless. Ledger: GG-AB-45, GG-TRF-1. */
public record Transform() implements AbilityKind {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " transformation");
        wording.does("makes its target something harmless");
    }
}
