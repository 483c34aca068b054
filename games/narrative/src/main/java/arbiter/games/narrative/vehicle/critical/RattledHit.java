package arbiter.games.narrative.vehicle.critical;

import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.Crew;
import arbiter.games.narrative.vehicle.TrackEvents.SystemStrainSuffered;
import arbiter.kernel.Play;

/** Strain for the vehicle and for everybody aboard. Ledger: NAR-CH-1. */
public final class RattledHit implements CriticalHitTrait {

    private static final int STRAIN = 3;

    @Override
    public void strike(Play<NarrativeState> play, CriticalHitInProgress hit) {
        play.emit(new SystemStrainSuffered(hit.vehicle().id(), STRAIN));
        for (Participant one : Crew.aboard(play.state(), hit.vehicle())) {
            Suffering.strain(play, one, STRAIN);
        }
    }
}
