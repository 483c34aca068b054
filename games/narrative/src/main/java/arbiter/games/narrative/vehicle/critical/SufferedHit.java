package arbiter.games.narrative.vehicle.critical;

import java.util.OptionalInt;

/** A Critical Hit that a vehicle has, by the id of its row, and the gun that it damaged. Ledger: NAR-VCRIT-1. */
public record SufferedHit(String row, OptionalInt gun) {

    public static SufferedHit of(String row) {
        return new SufferedHit(row, OptionalInt.empty());
    }
}
