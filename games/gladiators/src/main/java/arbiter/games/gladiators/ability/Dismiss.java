package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Ends what is Persistent. Ledger: GG-AB-13, GG-AMB-85. */
public record Dismiss() implements AbilityKind {

    @Override
    public boolean isMeantForOthers(Ability ability) {
        return true;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " dismissal");
        wording.does("ends Persistent " + TypeWords.against(form) + " abilities");
    }
}
