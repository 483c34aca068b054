package arbiter.games.narrative.vehicle.critical;

import java.util.Set;

/** Compromises everything, all guns among it. Ledger: NAR-CH-9. */
public record AllSystemsHit(Set<VehicleComponent> compromises) implements CriticalHitTrait {

    @Override
    public boolean compromisesAllGuns() {
        return true;
    }
}
