package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.crew.CrewActs;
import arbiter.games.narrative.vehicle.gun.GunnerActs;
import arbiter.games.narrative.vehicle.pilot.PilotActs;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What can be done in, with and to vehicles: getting in and out by anybody, driving by the pilot, shooting by whoever is
 * at a station, repairs and crew actions by everybody aboard. Ledger: NAR-VEH-13.
 */
public final class VehicleActs {

    private VehicleActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {
        Boarding.offer(state, one, menu); // NAR-MAN-7
        Optional<Participant> aboard = Crew.vehicleOf(state, one);
        if (aboard.isEmpty()) {
            return;
        }
        Participant vehicle = aboard.get();
        boolean works = VehicleRatings.works(vehicle); // NAR-VEH-11
        if (works && one.aboard().seat() == Seat.PILOT) {
            PilotActs.offer(state, vehicle, menu); // 2.20, 2.21
        }
        if (works && Crew.isAtStation(state, one)) {
            GunnerActs.offer(state, one, vehicle, menu); // NAR-VEH-3, NAR-VACT-2, NAR-VACT-3
        }
        if (works) {
            CrewActs.offer(state, one, vehicle, menu); // table 3.16
        }
        RepairActs.offer(state, one, vehicle, menu); // NAR-VACT-4, NAR-REP-4, NAR-CA-5
    }
}
