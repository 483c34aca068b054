package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.power.LastingModifier;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.UseModifier;
import arbiter.games.gladiators.power.Wear;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** May be gone for the scene. Ledger: GG-MD-16. */
public record Exhausts() implements UseModifier, LastingModifier {

    @Override
    public UseModifier.Step step() {
        return UseModifier.Step.AFTERWARDS;
    }

    @Override
    public LastingModifier.Step turnStep() {
        return LastingModifier.Step.EXHAUSTS;
    }

    /** Where no result was rolled for. Ledger: GG-AMB-68. */
    @Override
    public void settle(Play<GladiatorsState> play, PowerUse use, PowerModifier own) {
        Wear.exhaustIfUntested(play, use.user(), use.power().place());
    }

    @Override
    public void after(Play<GladiatorsState> play, RunningPower running, PowerModifier own) {
        Wear.exhaustIfUntested(play, running.owner(), running.power().place());
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("may be used up by use");
    }
}
