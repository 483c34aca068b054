package arbiter.games.centuryg.move;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/**
 * Where a Unit is: its Zone, whether it has a place yet (otherwise it takes one before the fight), and the Base Unit it is
 * docked in. Ledger: BCG-OP-4, BCG-DOCK-2.
 */
public record Position(int zone, boolean placed, Optional<String> base) implements Part {

    public static Position at(int zone) {
        return new Position(zone, true, Optional.empty());
    }

    public Position in(int now) {
        return now == zone ? this : new Position(now, placed, base);
    }

    public Position asPlaced(boolean now) {
        return new Position(zone, now, base);
    }

    public Position dockedIn(Optional<String> now) {
        return new Position(zone, placed, now);
    }
}
