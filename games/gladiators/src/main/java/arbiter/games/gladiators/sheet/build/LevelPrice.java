package arbiter.games.gladiators.sheet.build;

import java.util.ArrayList;
import java.util.List;

/** What Levels cost: 1 GP each up to the Limit, 2 GP each up to twice the Limit, and so on. Ledger: GG-CST-1, GG-AMB-05. */
public final class LevelPrice {

    /** No character comes near it; it bounds the work that a file can ask for. */
    static final int HIGHEST = 1_000;

    /** Levels of one price. */
    record Band(int first, int last, int each) {

        int price() {
            return (last - first + 1) * each;
        }

        String label() {
            return first == last
                    ? "Level " + first + (each == 1 ? "" : " at " + each)
                    : "Levels " + first + " to " + last + (each == 1 ? "" : " at " + each);
        }
    }

    private LevelPrice() {}

    /** The price of one Level. */
    public static int of(int level, int limit) {
        return (level + limit - 1) / limit;
    }

    static List<Band> bands(int level, int limit) {
        List<Band> bands = new ArrayList<>();
        int most = Math.min(level, HIGHEST);
        for (int first = 1; first <= most; first += limit) {
            bands.add(new Band(first, Math.min(most, first + limit - 1), of(first, limit)));
        }
        return bands;
    }

    /** The Level that is left when so many GP of Levels are taken off the top. Ledger: GG-AMB-24. */
    public static int without(int gp, int level, int limit) {
        int left = Math.min(level, HIGHEST);
        int taken = 0;
        while (left > 0 && taken < gp) {
            taken += of(left, limit);
            left--;
        }
        return left;
    }
}
