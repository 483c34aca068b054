package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.result.Draining;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Takes Levels off an ability. Ledger: GG-AB-15. */
public record DrainingAttack() implements AffectingAbility {

    @Override
    public Effect effect() {
        return Effect.DRAIN;
    }

    @Override
    public double gain(GladiatorsState state, Gladiator target) {
        return 0.5;
    }

    @Override
    public void affect(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {
        Draining.resolve(play, strike, roll);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " drain");
        wording.does("takes Levels off " + TypeWords.subjects(form));
    }
}
