package arbiter.games.gladiators.power;

import arbiter.games.gladiators.power.PowerEvents.PowerEnded;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;

/** Switches one of one's own powers off. Ledger: GG-TRN-3, GG-DUR-3. */
public record DeactivateAct(RunningPower running) implements GladiatorAct {

    public static void offer(Gladiator unit, List<GladiatorAct> menu) {
        for (ActivePower active : unit.inUse().all()) {
            menu.add(new DeactivateAct(Running.running(unit, active)));
        }
    }

    private ActivePower active() {
        return running.activation().orElseThrow();
    }

    @Override
    public String id() {
        boolean only = running.owner().inUse().of(active().power()).size() == 1;
        return "deactivate:" + running.power().word() + (only ? "" : ":" + active().number());
    }

    @Override
    public String text() {
        return "Deactivate " + running.power().title();
    }

    @Override
    public boolean isIdle() {
        return true;
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        play.emit(new PowerEnded(user.id(), active().number(), running.power().title() + " is switched off"));
    }
}
