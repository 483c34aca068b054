package arbiter.games.narrative.heal;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.function.Consumer;

/** Treating somebody. Ledger: NAR-HEAL-2, NAR-HEAL-3. */
public final class MedicaeActs {

    private MedicaeActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {}
}
