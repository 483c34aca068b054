package arbiter.games.narrative.vehicle.critical;

import java.util.Set;

/** Compromises components until it is repaired. Ledger: NAR-CH-3 to 6, NAR-CH-8. */
public record ComponentHit(Set<VehicleComponent> compromises) implements CriticalHitTrait {}
