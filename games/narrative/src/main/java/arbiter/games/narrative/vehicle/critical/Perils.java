package arbiter.games.narrative.vehicle.critical;

import arbiter.tabletop.unit.Part;
import java.util.OptionalInt;

/**
 * Part: what threatens to be the end of a vehicle. The rating of a fire and the successful checks it still takes to put
 * it out; the round after which it breaks up; the round after which it crashes or sinks. Ledger: NAR-CH-10, NAR-CH-11,
 * NAR-SINK-1.
 */
public record Perils(int fireRating, int fireChecks, OptionalInt breaksUpAfter, OptionalInt sinksAfter)
        implements Part {

    public static final Perils NONE = new Perils(0, 0, OptionalInt.empty(), OptionalInt.empty());

    public boolean burns() {
        return fireRating > 0;
    }

    public Perils withFire(int rating, int checks) {
        return new Perils(checks == 0 ? 0 : rating, checks, breaksUpAfter, sinksAfter);
    }

    public Perils breakingUp(OptionalInt after) {
        return new Perils(fireRating, fireChecks, after, sinksAfter);
    }

    public Perils sinking(OptionalInt after) {
        return new Perils(fireRating, fireChecks, breaksUpAfter, after);
    }
}
