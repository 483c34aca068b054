package arbiter.games.narrative.power;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.function.Consumer;

/** What psykers can do in their turn. Ledger: NAR-PSY-2. */
public final class PowerActs {

    private PowerActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {}
}
