package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.Lasting;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.result.HelpingAbility;
import arbiter.games.gladiators.result.LastingAbility;
import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** A look that fools senses. Ledger: GG-AB-04. */
public record ChangeAppearance() implements LastingAbility, HelpingAbility {

    @Override
    public double gain(GladiatorsState state, Gladiator target) {
        return 0;
    }

    @Override
    public boolean isOffensiveAlone() {
        return false;
    }

    @Override
    public boolean isMeantForOthers(Ability ability) {
        return false;
    }

    @Override
    public Effect effect() {
        return Effect.OTHER;
    }

    @Override
    public boolean helps(GladiatorsState state, PowerUse use, Gladiator target) {
        return true;
    }

    @Override
    public void help(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        Lasting.begin(play, use, target);
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
