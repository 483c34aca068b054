package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.result.Hindering;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Keeps its target from moving and acting on others. Ledger: GG-AB-25, GG-RES-6. */
public record HinderingAttack() implements AffectingAbility {

    @Override
    public Effect effect() {
        return Effect.HINDRANCE;
    }

    @Override
    public double gain(GladiatorsState state, Gladiator target) {
        return target.isHindered() ? 0.2 : 0.8;
    }

    @Override
    public void affect(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {
        Hindering.resolve(play, strike, roll);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " hindrance");
        wording.does("keeps its target from moving and from affecting anybody else");
    }
}
