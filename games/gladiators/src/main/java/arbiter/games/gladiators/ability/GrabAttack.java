package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.hold.GrabHold;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.result.LastingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Holds its target. Ledger: GG-AB-23, GG-GRB-1. */
public record GrabAttack() implements LastingAbility {

    @Override
    public Effect effect() {
        return Effect.GRAB;
    }

    @Override
    public double gain(GladiatorsState state, Gladiator target) {
        if (Restraint.isGrabbed(state, target)) {
            return 0;
        }
        return GrabHold.leavesAttacks(target) ? 0.4 : 1;
    }

    @Override
    public void affect(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {
        GrabHold.pullIn(play, strike);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("grab");
        wording.does("holds whoever it gets");
    }
}
