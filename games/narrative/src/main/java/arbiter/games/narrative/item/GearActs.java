package arbiter.games.narrative.item;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.function.Consumer;

/** Managing gear. Ledger: NAR-MAN-6, NAR-MAN-10, NAR-INC-1. */
public final class GearActs {

    private GearActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {}
}
