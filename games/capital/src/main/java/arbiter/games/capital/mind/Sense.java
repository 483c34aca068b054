package arbiter.games.capital.mind;

import java.util.Locale;

/** What the table can say of one unit toward another, whatever stands in between. Ledger: CAP-AMB-12. */
public enum Sense {
    SEES,
    HEARS;

    /** The table's word on one pair of units; it counts in this direction only. */
    public record Word(Sense sense, String unit, String other, boolean works) {}

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
