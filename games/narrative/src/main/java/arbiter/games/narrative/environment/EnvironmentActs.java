package arbiter.games.narrative.environment;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.function.Consumer;

/** What the surroundings let people do. Ledger: NAR-MAN-5, NAR-ENV-4, NAR-ENV-8. */
public final class EnvironmentActs {

    private EnvironmentActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {}
}
