package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Takes Levels off an ability. Ledger: GG-AB-15. */
public record DrainingAttack() implements AbilityKind {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " drain");
        wording.does("takes Levels off " + TypeWords.subjects(form));
    }
}
