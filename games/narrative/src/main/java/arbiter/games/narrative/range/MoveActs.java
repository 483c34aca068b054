package arbiter.games.narrative.range;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.function.Consumer;

/** Moving as a maneuver. Ledger: NAR-MAN-8. */
public final class MoveActs {

    private MoveActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {
        for (MoveStep step : MoveStep.of(state, one)) {
            menu.accept(new MoveAct(step));
        }
    }
}
