package arbiter.games.narrative.vehicle.critical;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;

/** Nothing is left, and nobody aboard survives. Ledger: NAR-CH-12. */
public final class VaporizedHit implements CriticalHitTrait {

    @Override
    public void strike(Play<NarrativeState> play, CriticalHitInProgress hit) {
        Wreck.vaporize(play, hit.vehicle());
    }
}
