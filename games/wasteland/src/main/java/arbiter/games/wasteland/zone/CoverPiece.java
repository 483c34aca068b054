package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.sheet.CoverKind;
import java.util.List;

/** A piece of cover in a zone with its dice, and the zones against which it protects; none means all. Ledger: WAS-COVER-1, WAS-COVER-4. */
public record CoverPiece(String name, CoverKind kind, int zone, int dice, List<Integer> against) {

    public CoverPiece {
        against = List.copyOf(against);
    }

    public boolean protectsFrom(int zone) {
        return against.isEmpty() || against.contains(zone);
    }
}
