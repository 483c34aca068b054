package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.GrabAttack;
import arbiter.games.gladiators.power.PowerEvents.PowerEnded;
import arbiter.games.gladiators.power.PowerEvents.PowersRanOut;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** A turn begins: what its character activated last time ends, unless it is Persistent. Ledger: GG-DUR-1, section 5.1. */
public final class PowersRunOut {

    private PowersRunOut() {}

    public static void resolve(Play<GladiatorsState> play, Gladiator unit) {
        Wear.turnBegins(play, unit);
        List<Integer> over = new ArrayList<>();
        for (ActivePower active : unit.inUse().all()) {
            RunningPower running = Running.running(unit, active);
            String title = running.power().title();
            if (isWornOut(unit, active)) {
                play.emit(new PowerEnded(unit.id(), active.number(), title + " is worn out"));
            } else if (!running.way().isPersistent() && !(running.kind() instanceof GrabAttack)) { // GG-DUR-2
                if (running.kind() instanceof BoardAbility) {
                    play.emit(new PowerEnded(unit.id(), active.number(), title + " is over"));
                } else {
                    over.add(active.number());
                }
            }
        }
        if (!over.isEmpty()) {
            play.emit(new PowersRanOut(unit.id(), List.copyOf(over)));
        }
    }

    private static boolean isWornOut(Gladiator unit, ActivePower active) {
        return unit.condition().has(active.power(), PowerFault.EXHAUSTED)
                || unit.condition().has(active.power(), PowerFault.BURNT_OUT);
    }

    /** Whoever is out of play has nothing running any more. */
    public static void all(Play<GladiatorsState> play, Gladiator unit) {
        List<Integer> over = new ArrayList<>();
        for (ActivePower active : unit.inUse().all()) {
            over.add(active.number());
        }
        if (!over.isEmpty()) {
            play.emit(new PowersRanOut(unit.id(), List.copyOf(over)));
        }
    }
}
