package arbiter.games.wasteland.zone;

import arbiter.tabletop.unit.Part;
import java.util.OptionalInt;

/** Part: the zone somebody is in, and the piece of cover somebody is behind. Ledger: WAS-MOVE-1, WAS-COVER-5. */
public record Position(int zone, OptionalInt cover) implements Part {

    public static Position in(int zone) {
        return new Position(zone, OptionalInt.empty());
    }

    public static Position behind(int zone, int cover) {
        return new Position(zone, OptionalInt.of(cover));
    }
}
