package arbiter.games.narrative.damage;

import arbiter.games.narrative.unit.Participant;
import java.util.ArrayList;
import java.util.List;

/** Somebody whom hits of an attack strike, and which thresholds had been exceeded before. Ledger: NAR-DMG-6. */
public record StruckTarget(Participant unit, Track before) {

    /** Everybody once, in the order in which they are struck. */
    static List<StruckTarget> by(List<Hit> hits) {
        List<StruckTarget> struck = new ArrayList<>(hits.size());
        for (Hit hit : hits) {
            if (!isAmong(struck, hit.target())) {
                struck.add(new StruckTarget(hit.target(), Track.of(hit.target())));
            }
        }
        return struck;
    }

    private static boolean isAmong(List<StruckTarget> struck, Participant target) {
        for (int i = 0; i < struck.size(); i++) {
            if (struck.get(i).unit == target) {
                return true;
            }
        }
        return false;
    }
}
