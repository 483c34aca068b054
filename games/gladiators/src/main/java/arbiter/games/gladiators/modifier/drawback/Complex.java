package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.UseModifier;
import arbiter.games.gladiators.power.WearEvents.WearRolled;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;

/** Hard to use. Ledger: GG-MD-11, GG-LEG-06. */
public record Complex() implements UseModifier {

    private static final int NEEDED = 5;

    @Override
    public Step step() {
        return Step.SUCCESS;
    }

    /** Where no hit is rolled for, 5 or more to do it at all. Ledger: GG-AMB-114. */
    @Override
    public boolean pay(Play<GladiatorsState> play, PowerUse use, PowerModifier own, boolean rollsToHit) {
        if (rollsToHit) {
            return true;
        }
        TestRoll roll = D10Roll.roll(play, "power.complex", use.user(), NEEDED);
        play.emit(new WearRolled(
                use.user().id(),
                use.power().place(),
                "Complex",
                roll.die(),
                List.of(),
                roll.succeeded() ? "it works" : "nothing comes of it"));
        return roll.succeeded();
    }

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (power.isPersistent("personal")) {
            findings.add(
                    Code.COMPLEX_EXCLUDES,
                    own,
                    "what stays on is not used often enough to be complex",
                    "leave out 'complex' or 'persistent personal'");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("is hard to get right");
    }
}
