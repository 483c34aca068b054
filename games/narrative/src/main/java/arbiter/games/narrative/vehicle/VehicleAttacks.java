package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;

/** What of barrages answers an attack when everything else is done. Ledger: NAR-VACT-2, section 5.2, step 19. */
public final class VehicleAttacks {

    private VehicleAttacks() {}

    public static void after(Play<NarrativeState> play, AttackInProgress attack) {}
}
