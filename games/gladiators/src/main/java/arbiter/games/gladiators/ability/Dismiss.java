package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.result.Dismissal;
import arbiter.games.gladiators.result.HelpingAbility;
import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Ends what is Persistent. Ledger: GG-AB-13, GG-AMB-85. */
public record Dismiss() implements AffectingAbility, HelpingAbility {

    @Override
    public boolean isMeantForOthers(Ability ability) {
        return true;
    }

    @Override
    public Effect effect() {
        return Effect.OTHER;
    }

    /** Against the Level of the ability that is to end, which a success ends. Ledger: GG-AMB-85. */
    @Override
    public TestRoll roll(Play<GladiatorsState> play, PowerStrike strike) {
        return Dismissal.roll(play, strike);
    }

    @Override
    public void affect(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {}

    @Override
    public boolean helps(GladiatorsState state, PowerUse use, Gladiator target) {
        return Dismissal.helps(state, use, target);
    }

    @Override
    public void help(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        Dismissal.help(play, use, target);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " dismissal");
        wording.does("ends Persistent " + TypeWords.against(form) + " abilities");
    }
}
