package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Keeps its target from moving and acting on others. Ledger: GG-AB-25, GG-RES-6. */
public record HinderingAttack() implements AbilityKind {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " hindrance");
        wording.does("keeps its target from moving and from affecting anybody else");
    }
}
