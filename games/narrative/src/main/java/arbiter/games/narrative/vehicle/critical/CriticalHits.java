package arbiter.games.narrative.vehicle.critical;

import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Part: the Critical Hits that a vehicle has, and whether Emergency Repairs got it going. Ledger: NAR-VCRIT-1,
 * NAR-REP-4.
 */
public record CriticalHits(List<SufferedHit> hits, boolean patched) implements Part {

    public static final CriticalHits NONE = new CriticalHits(List.of(), false);

    public CriticalHits {
        hits = List.copyOf(hits);
    }

    public CriticalHits with(SufferedHit hit) {
        List<SufferedHit> more = new ArrayList<>(hits);
        more.add(hit);
        return new CriticalHits(more, patched);
    }

    public CriticalHits without(SufferedHit hit) {
        List<SufferedHit> fewer = new ArrayList<>(hits);
        fewer.remove(hit);
        return new CriticalHits(fewer, patched);
    }

    public CriticalHits withPatch(boolean now) {
        return new CriticalHits(hits, now);
    }
}
