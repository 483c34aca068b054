package arbiter.games.narrative.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;

/** A talent: its tier, whether it can be had several times, and what it adds to thresholds each time. Ledger: NAR-CHAR-8. */
public record Talent(
        String id,
        String name,
        int tier,
        boolean ranked,
        @Default("0") int woundThreshold,
        @Default("0") int strainThreshold,
        boolean opponentsOnly,
        String text)
        implements Entry {

    public static final int HIGHEST_TIER = 5;

    public Talent {
        if (tier < 1 || tier > HIGHEST_TIER) {
            throw new IllegalArgumentException("the tier of a talent is from 1 to " + HIGHEST_TIER + ", not " + tier);
        }
    }

    /** The tier that its rank counts as: each time one more, up to the highest. Ledger: NAR-CHAR-8. */
    public int tierOf(int rank) {
        return Math.min(HIGHEST_TIER, tier + rank - 1);
    }
}
