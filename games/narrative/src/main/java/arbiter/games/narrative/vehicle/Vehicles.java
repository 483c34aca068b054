package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.ArrayList;
import java.util.List;

/** The vehicles at a table. */
public final class Vehicles {

    private Vehicles() {}

    /** Those that are not destroyed. */
    public static List<Participant> of(NarrativeState state) {
        List<Participant> vehicles = new ArrayList<>();
        for (Participant one : state.units()) {
            if (one.isVehicle() && one.present()) {
                vehicles.add(one);
            }
        }
        return vehicles;
    }

    /** Those of other sides that are known to be there. */
    public static List<Participant> enemiesOf(NarrativeState state, Participant vehicle) {
        return state.enemiesOf(vehicle).stream().filter(Participant::isVehicle).toList();
    }
}
