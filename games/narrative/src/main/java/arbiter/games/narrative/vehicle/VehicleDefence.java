package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;

/** The defence of a vehicle on the side that an attack comes from. Ledger: NAR-VEH-1, NAR-VEH-11, NAR-COMP-2. */
public final class VehicleDefence {

    private VehicleDefence() {}

    public static Modifiers of(NarrativeState state, Participant attacker, Participant vehicle) {
        return Modifiers.none();
    }
}
