package arbiter.games.narrative.vehicle.crew;

import arbiter.games.narrative.sheet.Zone;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.CrewEffect;
import arbiter.games.narrative.vehicle.Effects;
import arbiter.games.narrative.vehicle.TrackEvents.SystemStrainSuffered;
import arbiter.games.narrative.vehicle.VehicleRatings;
import arbiter.games.narrative.vehicle.gun.Facing;
import arbiter.kernel.Play;
import java.util.Arrays;

/** System strain for defence in one zone. Ledger: NAR-CA-4. */
final class BoostDefences implements CrewActionTrait {

    /** The vehicle has to have some. */
    @Override
    public boolean isPossible(NarrativeState state, Participant one, Participant vehicle) {
        return Arrays.stream(Zone.values())
                .anyMatch(zone -> VehicleRatings.defence(vehicle, zone).total() > 0);
    }

    @Override
    public void succeed(Play<NarrativeState> play, CrewAttempt attempt) {
        Participant vehicle = attempt.vehicle();
        Zone zone = Facing.ask(
                play,
                attempt.one().decider(),
                "boost-defences.zone",
                () -> "Which side of " + vehicle.name() + " is to have 1 more defence?");
        play.emit(new SystemStrainSuffered(vehicle.id(), 1));
        int round = play.state().round();
        Effects.begin(
                play,
                vehicle,
                CrewEffect.toTurnStart(CrewEffect.Kind.DEFENCE, 1, attempt.one().id(), round)
                        .in(zone)
                        .longer(attempt.additional()));
    }
}
