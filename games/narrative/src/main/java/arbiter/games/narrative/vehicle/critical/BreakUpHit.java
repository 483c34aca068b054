package arbiter.games.narrative.vehicle.critical;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.critical.PerilEvents.BreakUpBegan;
import arbiter.games.narrative.vehicle.critical.PerilEvents.PerilAverted;
import arbiter.kernel.Play;

/** Everybody has the following round to get out; when it ends the vehicle is destroyed. Ledger: NAR-CH-11. */
public final class BreakUpHit implements CriticalHitTrait {

    @Override
    public void strike(Play<NarrativeState> play, CriticalHitInProgress hit) {
        if (hit.vehicle().perils().breaksUpAfter().isEmpty()) {
            play.emit(new BreakUpBegan(hit.vehicle().id(), play.state().round() + 1));
        }
    }

    @Override
    public void repaired(Play<NarrativeState> play, Participant vehicle) {
        boolean another = vehicle.criticalHits().hits().stream()
                .anyMatch(left -> left.row().equals("breaking-up"));
        if (!another && vehicle.perils().breaksUpAfter().isPresent()) {
            play.emit(new PerilAverted(vehicle.id(), false));
        }
    }
}
