package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Copies an ability of its target. Ledger: GG-AB-08. */
public record CopyPower() implements AbilityKind {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " copying of powers");
        wording.does("takes over " + (1 + form.number("extra-ability")) + " of the target's abilities");
    }
}
