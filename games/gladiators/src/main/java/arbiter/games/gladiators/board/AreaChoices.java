package arbiter.games.gladiators.board;

import arbiter.games.gladiators.sheet.PowerRange;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The placements of an Area worth considering, so that nobody has to look at all of them: each catches somebody wanted; of
 * those that catch the same people the nearest stays; those that catch most come first, and of these the ones that spare
 * most. Ledger: GG-ARE-4.
 */
public record AreaChoices(AreaTemplate template, PowerRange range, Spot user, AreaReach reach) {

    /** A placement and whom it catches. */
    public record Catch(PlacedArea area, int wanted, int unwanted) {}

    private static final Comparator<Catch> BEST = Comparator.comparingInt((Catch one) -> -one.wanted())
            .thenComparingInt(Catch::unwanted)
            .thenComparingInt(one -> one.area().range())
            .thenComparing(one -> one.area().target().hex())
            .thenComparing(one -> one.area().origin().hex());

    /** The best of them, at most so many. */
    public List<Catch> worthwhile(List<Spot> wanted, List<Spot> unwanted, int most) {
        return worthwhile(wanted, unwanted, most, area -> true);
    }

    /** The best of those that are allowed, at most so many. */
    public List<Catch> worthwhile(List<Spot> wanted, List<Spot> unwanted, int most, Predicate<PlacedArea> allowed) {
        Map<BitSet, Catch> best = new LinkedHashMap<>();
        for (PlacedArea area : AreaCandidates.of(template, range, user, wanted)) {
            BitSet caught = new BitSet(wanted.size() + unwanted.size());
            int catches = mark(area, wanted, caught, 0);
            if (catches > 0) {
                Catch one = new Catch(area, catches, mark(area, unwanted, caught, wanted.size()));
                Catch other = best.get(caught);
                if ((other == null || BEST.compare(one, other) < 0) && isLegal(area) && allowed.test(area)) {
                    best.put(caught, one);
                }
            }
        }
        List<Catch> sorted = new ArrayList<>(best.values());
        sorted.sort(BEST);
        return List.copyOf(sorted.subList(0, Math.min(most, sorted.size())));
    }

    /** Whether there is one that catches somebody wanted and will do. */
    public boolean any(List<Spot> wanted, Predicate<PlacedArea> willDo) {
        return AreaCandidates.any(
                template, range, user, wanted, area -> catches(area, wanted) && isLegal(area) && willDo.test(area));
    }

    private boolean isLegal(PlacedArea area) {
        return AreaPlacement.problem(area, range).isEmpty();
    }

    private boolean catches(PlacedArea area, List<Spot> wanted) {
        for (Spot spot : wanted) {
            if (reach.reaches(area, spot)) {
                return true;
            }
        }
        return false;
    }

    private int mark(PlacedArea area, List<Spot> spots, BitSet caught, int first) {
        int count = 0;
        for (int i = 0; i < spots.size(); i++) {
            if (reach.reaches(area, spots.get(i))) {
                caught.set(first + i);
                count++;
            }
        }
        return count;
    }
}
