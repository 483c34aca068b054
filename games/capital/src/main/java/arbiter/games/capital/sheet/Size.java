package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Entry;
import java.util.Optional;

/** A rung of the ladder of sizes; the diameter in metres is the least of its span. Ledger: CAP-SIZE-1, CAP-AMB-82. */
public record Size(String id, String name, int rank, double diameter, Optional<Double> upTo, String text)
        implements Entry {

    public boolean largerThan(Size other) {
        return rank > other.rank;
    }

    public int rungsAbove(Size other) {
        return rank - other.rank;
    }
}
