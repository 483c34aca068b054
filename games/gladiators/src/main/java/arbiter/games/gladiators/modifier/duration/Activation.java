package arbiter.games.gladiators.modifier.duration;

import arbiter.games.gladiators.power.LastingModifier;
import arbiter.games.gladiators.power.PowerFault;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.power.WearEvents.WearRolled;
import arbiter.games.gladiators.sheet.ChosenWord;
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

/** May fail each time it would act. Ledger: GG-MD-01, GG-LEG-05. */
public record Activation() implements LastingModifier {

    @Override
    public Step turnStep() {
        return Step.ACTIVATION;
    }

    /** What works by being there does not until its user's next turn if this fails. */
    @Override
    public boolean before(Play<GladiatorsState> play, RunningPower running, PowerModifier own) {
        return works(play, running, own, running.kind() instanceof StandingAbility);
    }

    /** Whether it has an effect this time. */
    public static boolean works(
            Play<GladiatorsState> play, RunningPower running, PowerModifier own, boolean idlesOtherwise) {
        TestRoll roll = D10Roll.roll(play, "power.activation", running.owner(), needed(own));
        play.emit(new WearRolled(
                running.owner().id(),
                running.power().place(),
                "Activation",
                roll.die(),
                roll.succeeded() || !idlesOtherwise ? List.of() : List.of(PowerFault.IDLE),
                roll.succeeded() ? "it works" : "no effect this time"));
        return roll.succeeded();
    }

    /** {@code 5+} as 5. */
    private static int needed(PowerModifier own) {
        return own.words().get(0).word().charAt(0) - '0';
    }

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (!(power.isPersistent() || power.isAlwaysOn())) {
            findings.add(
                    Code.ACTIVATION_NEEDS_DURATION,
                    own,
                    "only what acts again and again is rolled for each time",
                    "add 'persistent' in some way, or 'always-on'");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("acts each time on "
                + String.join("", own.words().stream().map(ChosenWord::word).toList()) + " only");
    }
}
