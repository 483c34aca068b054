package arbiter.games.gladiators.modifier.duration;

import arbiter.games.gladiators.power.LastingModifier;
import arbiter.games.gladiators.power.PowerEvents.PowerEnded;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.WearEvents.PowerFaded;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Loses a Level each turn. Ledger: GG-MD-17, GG-LEG-05. */
public record Fades() implements LastingModifier {

    @Override
    public Step turnStep() {
        return Step.FADES;
    }

    /** A Level less, before the effect; at 0 it ends. Ledger: GG-AMB-69. */
    @Override
    public boolean before(Play<GladiatorsState> play, RunningPower running, PowerModifier own) {
        if (running.activation().isEmpty()) {
            return true;
        }
        String owner = running.owner().id();
        int number = running.activation().get().number();
        play.emit(new PowerFaded(owner, number));
        if (running.now().level(play.state()).total() > 0) {
            return true;
        }
        play.emit(new PowerEnded(owner, number, running.power().title() + " has faded"));
        return false;
    }

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        if (!(power.isPersistent() || power.isAlwaysOn())) {
            findings.add(
                    Code.FADES_NEEDS_PERSISTENT,
                    own,
                    "what ends by itself cannot fade",
                    "add 'persistent' in some way");
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("loses a Level each turn");
    }
}
