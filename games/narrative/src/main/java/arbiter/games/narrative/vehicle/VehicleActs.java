package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.function.Consumer;

/** What those aboard a vehicle can do in their turn. Ledger: NAR-VEH-13. */
public final class VehicleActs {

    private VehicleActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {}
}
