package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.TargetEvents;
import arbiter.games.gladiators.result.ResultRoll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.Optional;

/** Deciding for others: never easier than 4, and a new roll for what goes too far. Ledger: GG-MCT-1 to 3, GG-AMB-49. */
public final class ControlledMind {

    private static final int LEAST = 4;

    private ControlledMind() {}

    public static TestRoll roll(Play<GladiatorsState> play, PowerStrike strike) {
        return ResultRoll.roll(
                play,
                strike,
                Effect.MIND_CONTROL,
                "attack.result",
                new Needed(strike.level(), Modifiers.none()),
                LEAST);
    }

    /** Whether somebody does what was ordered; if not, they are free and the action is unspent. Ledger: GG-MCT-2. */
    public static boolean obeys(Play<GladiatorsState> play, Gladiator unit, GladiatorAct act) {
        if (unit.bonds().controller().isEmpty() || !isAtAlly(play.state(), unit, act)) {
            return true;
        }
        Gladiator victim = unit;
        Optional<RunningPower> control = Bonding.control(play.state(), victim);
        while (control.isPresent()) {
            PowerUse use = PowerUse.plain(
                    control.get().owner(), control.get().power(), control.get().way());
            if (!roll(play, StrikeLevel.strike(play.state(), use, victim)).succeeded()) {
                if (control.get().activation().isPresent()) { // what is always on takes hold again at once
                    play.emit(TargetEvents.freed(control.get(), victim, "the order went too far"));
                }
                return false;
            }
            victim = control.get().owner();
            control = Bonding.control(play.state(), victim);
        }
        return true;
    }

    private static boolean isAtAlly(GladiatorsState state, Gladiator unit, GladiatorAct act) {
        return act.kind().equals("attack")
                && act.pointer().isPresent()
                && act.pointer().get() instanceof Pointer.Unit target
                && state.unit(target.id()).ownSide().equals(unit.ownSide());
    }
}
