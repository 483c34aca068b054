package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.attack.AreaEvents.ComplexRolled;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** What is Complex and makes no hit roll needs 5 or more to work. Ledger: GG-MD-11, GG-AMB-114. */
public final class ComplexCheck {

    private static final int NEEDED = 5;

    private ComplexCheck() {}

    public static boolean resolve(Play<GladiatorsState> play, PowerUse use) {
        TestRoll roll = D10Roll.roll(play, "attack.complex", use.user().isMajor(), NEEDED);
        play.emit(new ComplexRolled(use.user().id(), use.power().place(), roll));
        return roll.succeeded();
    }
}
