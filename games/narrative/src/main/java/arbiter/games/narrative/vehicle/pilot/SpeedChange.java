package arbiter.games.narrative.vehicle.pilot;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.MotionEvents.SpeedChanged;
import arbiter.games.narrative.vehicle.TrackEvents.SystemStrainSuffered;
import arbiter.games.narrative.vehicle.VehicleRatings;
import arbiter.games.narrative.vehicle.critical.VehicleComponent;
import arbiter.kernel.Play;
import java.util.List;
import java.util.stream.IntStream;

/** Accelerating and decelerating, by one or more. Ledger: NAR-VMAN-1, NAR-COMP-1, NAR-COMP-5. */
public final class SpeedChange {

    private SpeedChange() {}

    /** The speeds that the pilot can bring it to now. */
    public static List<Integer> possible(Participant vehicle) {
        int now = vehicle.motion().speed();
        boolean faster = !VehicleRatings.isCompromised(vehicle, VehicleComponent.PROPULSION);
        boolean slower = !VehicleRatings.isCompromised(vehicle, VehicleComponent.BRAKES);
        return IntStream.rangeClosed(0, vehicle.model().speed())
                .filter(speed -> speed > now && faster || speed < now && slower)
                .boxed()
                .toList();
    }

    /** System strain for every step after the first; it may go beyond the threshold. Ledger: NAR-TURN-7. */
    public static int strain(Participant vehicle, int to) {
        return Math.abs(to - vehicle.motion().speed()) - 1;
    }

    public static void resolve(Play<NarrativeState> play, Participant vehicle, int to) {
        int strain = strain(vehicle, to);
        play.emit(new SpeedChanged(vehicle.id(), vehicle.motion().speed(), to));
        if (strain > 0) {
            play.emit(new SystemStrainSuffered(vehicle.id(), strain));
        }
    }

    /** It slows down by itself, down to nothing. */
    public static void slow(Play<NarrativeState> play, Participant vehicle, int to) {
        if (vehicle.motion().speed() > to) {
            play.emit(new SpeedChanged(vehicle.id(), vehicle.motion().speed(), to));
        }
    }
}
