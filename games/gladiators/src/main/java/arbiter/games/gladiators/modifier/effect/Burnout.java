package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.power.LastingModifier;
import arbiter.games.gladiators.power.PowerFault;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.UseModifier;
import arbiter.games.gladiators.power.Wear;
import arbiter.games.gladiators.power.WearEvents.WearRolled;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;

/** Four Levels more, at a risk. Ledger: GG-MD-08. */
public record Burnout() implements UseModifier, LastingModifier {

    private static final int GONE = 3;

    @Override
    public UseModifier.Step step() {
        return UseModifier.Step.BURNOUT;
    }

    @Override
    public LastingModifier.Step turnStep() {
        return LastingModifier.Step.BURNOUT;
    }

    @Override
    public boolean pay(Play<GladiatorsState> play, PowerUse use, PowerModifier own, boolean rollsToHit) {
        if (use.declared().burning()) {
            roll(play, use.user(), use.power().place());
        }
        return true;
    }

    @Override
    public boolean before(Play<GladiatorsState> play, RunningPower running, PowerModifier own) {
        if (running.activation().isPresent() && running.activation().get().burning()) {
            roll(play, running.owner(), running.power().place());
        }
        return true;
    }

    /** On 1 to 3 it is gone for the scene; the use in hand is still finished. Ledger: GG-AMB-69. */
    private static void roll(Play<GladiatorsState> play, Gladiator user, int power) {
        int die = play.draw("power.burnout", Wear.DIE).sum();
        play.emit(new WearRolled(
                user.id(),
                power,
                "Burnout",
                die,
                die <= GONE ? List.of(PowerFault.BURNT_OUT) : List.of(),
                die <= GONE ? "it is burnt out" : "it goes on"));
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.does("can be used 4 Levels higher at the risk of losing it");
    }
}
