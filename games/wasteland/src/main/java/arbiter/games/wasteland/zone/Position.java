package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.unit.Fighter;
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

    /** Puts somebody into a zone, behind a piece of cover or not. */
    public static void put(Fighter one, int zone, OptionalInt cover) {
        one.set(new Position(zone, cover));
    }

    /** Puts somebody exactly there. */
    public static void put(Fighter one, Position at) {
        one.set(at);
    }
}
