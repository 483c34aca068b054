package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.hold.TrappingAbility;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Shuts its target in. Ledger: GG-AB-46, GG-TRP-1. */
public record TrapAttack() implements AffectingAbility, TrappingAbility {

    @Override
    public Effect effect() {
        return Effect.TRAP;
    }

    @Override
    public boolean isWhole(PowerForm form) {
        return !form.has("partial");
    }

    @Override
    public boolean lasts() {
        return true;
    }

    @Override
    public double gain(GladiatorsState state, Gladiator target) {
        return Restraint.isTrapped(state, target) ? 0 : 0.8;
    }

    @Override
    public void affect(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {}

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(form.has("partial") ? "partial trap" : "trap");
        wording.does("shuts its target in");
    }
}
