package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.PowerEvents.PowersRanOut;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Somebody is made something harmless: all that they had running ends. Ledger: GG-TRF-1, GG-AMB-50. */
public final class TransformEffect {

    private TransformEffect() {}

    public static void resolve(Play<GladiatorsState> play, Gladiator victim) {
        List<Integer> over = new ArrayList<>();
        for (ActivePower active : victim.inUse().all()) {
            over.add(active.number());
        }
        if (!over.isEmpty()) {
            play.emit(new PowersRanOut(victim.id(), List.copyOf(over)));
        }
    }
}
