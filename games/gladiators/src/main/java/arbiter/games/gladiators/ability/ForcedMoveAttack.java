package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.result.ForcedMove;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Moves its target. Ledger: GG-AB-20, GG-FMV-1. */
public record ForcedMoveAttack() implements AffectingAbility {

    @Override
    public Effect effect() {
        return Effect.FORCED_MOVE;
    }

    @Override
    public void affect(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {
        ForcedMove.resolve(play, strike, roll);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " push");
        wording.does(
                form.has("chosen")
                        ? "moves its target any way its user likes"
                        : form.has("toward")
                                ? "moves its target toward " + String.join(", ", form.said("toward"))
                                : "moves its target " + String.join(", ", form.among("chosen")));
    }
}
