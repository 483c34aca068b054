package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.range.RangeBands;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.space.band.Band;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who is aboard which vehicle, and where. Ledger: NAR-VEH-13. */
public final class Crew {

    private Crew() {}

    /** The vehicle that somebody is aboard. */
    public static Optional<Participant> vehicleOf(NarrativeState state, Participant one) {
        return one.aboard().vehicle().map(state::unit);
    }

    /** Everybody aboard, in the order in which they joined. */
    public static List<Participant> aboard(NarrativeState state, Participant vehicle) {
        List<Participant> aboard = new ArrayList<>();
        for (Participant one : state.units()) {
            if (one.aboard().isAboard(vehicle.id())) {
                aboard.add(one);
            }
        }
        return aboard;
    }

    /** For the table of somebody who may not know of the vehicle: whoever is aboard in the open stands where it is. */
    public static void leaveOut(NarrativeState known, Participant vehicle) {
        for (Participant one : aboard(known, vehicle)) {
            one.set(Aboard.ON_FOOT);
            RangeBands.move(known, one, vehicle, Band.ENGAGED);
        }
    }

    public static List<Participant> in(NarrativeState state, Participant vehicle, Seat seat) {
        return aboard(state, vehicle).stream()
                .filter(one -> one.aboard().seat() == seat)
                .toList();
    }

    /** Whoever has the pilot's seat and can act. */
    public static Optional<Participant> pilot(NarrativeState state, Participant vehicle) {
        return in(state, vehicle, Seat.PILOT).stream()
                .filter(Participant::canAct)
                .findFirst();
    }

    /** The vehicle of whoever has a pilot's seat. */
    public static Optional<Participant> piloted(NarrativeState state, Participant one) {
        return one.aboard().seat() == Seat.PILOT ? vehicleOf(state, one) : Optional.empty();
    }

    /** A station, or the pilot's seat where the crew is one. Ledger: NAR-VEH-13. */
    public static boolean isAtStation(NarrativeState state, Participant one) {
        Optional<Participant> vehicle = vehicleOf(state, one);
        return vehicle.isPresent()
                && (one.aboard().seat() == Seat.STATION
                        || one.aboard().seat() == Seat.PILOT
                                && vehicle.get().model().crew() == 1);
    }

    /** Who says what a vehicle does: its pilot, or without one the gamemaster. */
    public static Decider decider(NarrativeState state, Participant vehicle) {
        return pilot(state, vehicle).map(Participant::decider).orElse(Decider.GAMEMASTER);
    }

    /** How many there are of a seat; the pilot's is one. */
    public static int seats(Participant vehicle, Seat seat) {
        return switch (seat) {
            case PILOT -> 1;
            case STATION -> vehicle.model().crew() - 1;
            case PASSENGER -> vehicle.model().passengers();
        };
    }

    /** Those whose place somebody could take because they are past using it. Ledger: NAR-VEH-13. */
    public static List<Participant> fallen(NarrativeState state, Participant vehicle, Seat seat) {
        return in(state, vehicle, seat).stream().filter(one -> !one.canAct()).toList();
    }

    /** Whether there is a seat for one more. Ledger: NAR-VEH-13. */
    public static boolean hasRoom(NarrativeState state, Participant vehicle, Seat seat) {
        int taken = in(state, vehicle, seat).size();
        return taken < seats(vehicle, seat)
                || seat != Seat.PASSENGER && !fallen(state, vehicle, seat).isEmpty();
    }
}
