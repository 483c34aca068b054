package arbiter.games.narrative.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import java.util.List;

/** Armour as it is printed; Superior changes it. Ledger: NAR-DMG-1, NAR-COMBAT-8. */
public record BodyArmour(
        String id,
        String name,
        int soak,
        @Default("0") int defence,
        int encumbrance,
        int price,
        List<RatedQuality> qualities,
        String text)
        implements Entry {

    private static final int WORN = 3;

    public int rating(String quality) {
        return RatedQuality.rating(qualities, quality);
    }

    /** Superior is 1 more soak. Ledger: NAR-Q-24. */
    public int totalSoak() {
        return soak + rating("superior");
    }

    /** What is worn counts 3 less, and Superior 1 less. Ledger: NAR-CHAR-6, NAR-Q-24. */
    public int wornEncumbrance() {
        return Math.max(0, encumbrance - rating("superior") - WORN);
    }
}
