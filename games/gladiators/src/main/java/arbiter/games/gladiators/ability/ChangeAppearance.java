package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** A look that fools senses. Ledger: GG-AB-04. */
public record ChangeAppearance() implements AbilityKind {

    @Override
    public boolean isOffensiveAlone() {
        return false;
    }

    @Override
    public boolean isMeantForOthers(Ability ability) {
        return false;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("disguise");
        wording.does(
                form.has("fixed")
                        ? "gives one certain look"
                        : form.has("versatile") ? "looks like anything" : "takes on a range of looks");
        wording.does("fools " + TypeWords.titles(form.among("vision")));
    }
}
