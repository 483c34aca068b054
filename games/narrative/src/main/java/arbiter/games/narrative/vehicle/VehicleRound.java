package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.MotionEvents.SteeringDue;
import arbiter.games.narrative.vehicle.critical.Perils;
import arbiter.games.narrative.vehicle.critical.VehicleComponent;
import arbiter.games.narrative.vehicle.critical.Wreck;
import arbiter.games.narrative.vehicle.gun.Facing;
import arbiter.games.narrative.vehicle.pilot.SpeedChange;
import arbiter.games.narrative.vehicle.pilot.Steering;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;

/**
 * What vehicles do when a round ends: those that nobody steered move, what was going down goes down, speeds fall, and
 * what lasted for the round is over. Ledger: NAR-VEH-8, NAR-VEH-11, NAR-COMP-1, NAR-COMP-5, section 5.1, step 8.
 */
public final class VehicleRound {

    private VehicleRound() {}

    public static void end(Play<NarrativeState> play) {
        Steering.atRoundEnd(play);
        int round = play.state().round();
        for (Participant vehicle : Vehicles.of(play.state())) {
            perish(play, vehicle, round);
        }
        for (Participant vehicle : Vehicles.of(play.state())) {
            slowDown(play, vehicle);
            play.emit(new SteeringDue(vehicle.id()));
        }
        Effects.expireWithRound(play);
        Facing.forget(play);
    }

    /** Ledger: NAR-CH-11, NAR-SINK-1. */
    private static void perish(Play<NarrativeState> play, Participant vehicle, int round) {
        Perils perils = vehicle.perils();
        if (perils.breaksUpAfter().isPresent() && perils.breaksUpAfter().getAsInt() <= round) {
            Wreck.destroy(play, vehicle, "breaks up", Wreck.Fate.LOST);
        } else if (perils.sinksAfter().isPresent() && perils.sinksAfter().getAsInt() <= round) {
            Wreck.destroy(play, vehicle, "goes down", Wreck.Fate.CLEAR);
        }
    }

    private static void slowDown(Play<NarrativeState> play, Participant vehicle) {
        int speed = vehicle.motion().speed();
        if (!VehicleRatings.works(vehicle)) {
            SpeedChange.slow(play, vehicle, 0); // NAR-VEH-11
        } else if (speed > 0 && VehicleRatings.isCompromised(vehicle, VehicleComponent.PROPULSION)) {
            SpeedChange.slow(play, vehicle, speed - 1); // NAR-COMP-5
        } else if (speed > 0
                && VehicleRatings.isCompromised(vehicle, VehicleComponent.BRAKES)
                && coasts(play, vehicle)) {
            SpeedChange.slow(play, vehicle, speed - 1); // NAR-COMP-1
        }
    }

    /** Whether there is room enough to coast, for the gamemaster to say. Ledger: NAR-COMP-1. */
    private static boolean coasts(Play<NarrativeState> play, Participant vehicle) {
        return play.choose(Request.one(Decider.GAMEMASTER, "vehicle.coast", YesNo.BOTH)
                        .asking(() -> "Does " + vehicle.name() + ", without brakes, have room to slow down by itself?")
                        .otherwise(YesNo.NO)
                        .quietly())
                == YesNo.YES;
    }
}
