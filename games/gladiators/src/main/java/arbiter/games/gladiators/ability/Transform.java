package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.hold.BindingAbility;
import arbiter.games.gladiators.hold.TransformEffect;
import arbiter.games.gladiators.result.LastingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Makes its target something harmless. Ledger: GG-AB-45, GG-TRF-1. */
public record Transform() implements LastingAbility, BindingAbility {

    @Override
    public Effect effect() {
        return Effect.TRANSFORM;
    }

    @Override
    public double gain(GladiatorsState state, Gladiator target) {
        return target.bonds().transformed() ? 0 : 1.5;
    }

    @Override
    public void affect(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {
        TransformEffect.resolve(play, strike.target());
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " transformation");
        wording.does("makes its target something harmless");
    }
}
