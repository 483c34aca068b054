package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.hold.BindingAbility;
import arbiter.games.gladiators.hold.ControlledMind;
import arbiter.games.gladiators.result.LastingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Decides what its target does. Ledger: GG-AB-30, GG-MCT-1. */
public record MindControlAbility() implements LastingAbility, BindingAbility {

    @Override
    public Effect effect() {
        return Effect.MIND_CONTROL;
    }

    /** Never easier than 4. Ledger: GG-MCT-3. */
    @Override
    public TestRoll roll(Play<GladiatorsState> play, PowerStrike strike) {
        return ControlledMind.roll(play, strike);
    }

    @Override
    public double gain(GladiatorsState state, Gladiator target) {
        return target.bonds().controller().isPresent() ? 0 : 1.5;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " mind control");
        wording.does("picks what its target does");
    }
}
