package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.hold.TelekineticHold;
import arbiter.games.gladiators.result.LastingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Holds and moves its target from afar. Ledger: GG-AB-42, GG-TKN-1. */
public record Telekinesis() implements LastingAbility {

    @Override
    public Effect effect() {
        return Effect.TELEKINESIS;
    }

    @Override
    public double gain(GladiatorsState state, Gladiator target) {
        return Restraint.isHeld(state, target) ? 0 : 0.5;
    }

    @Override
    public void affect(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {
        TelekineticHold.gained(play, strike);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " telekinetic hold");
        wording.does("moves whom it holds " + power.level() + " hexes an action or throws them");
    }
}
