package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.hold.TrappingAbility;
import arbiter.games.gladiators.result.LastingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;

/** Shuts its target in. Ledger: GG-AB-46, GG-TRP-1. */
public record TrapAttack() implements LastingAbility, TrappingAbility {

    @Override
    public Effect effect() {
        return Effect.TRAP;
    }

    @Override
    public boolean isWhole(PowerForm form) {
        return !form.has("partial");
    }

    @Override
    public double gain(GladiatorsState state, Gladiator target) {
        return Restraint.isTrapped(state, target) ? 0 : 0.8;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(form.has("partial") ? "partial trap" : "trap");
        wording.does("shuts its target in");
    }
}
