package arbiter.games.narrative.sheet;

import arbiter.content.yaml.Default;

/** Melee and ranged defence. Ledger: NAR-COMBAT-2. */
public record DefenceRatings(
        @Default("0") int melee, @Default("0") int ranged) {

    public static final DefenceRatings NONE = new DefenceRatings(0, 0);

    /** More than this never counts. Ledger: NAR-COMBAT-8. */
    public static final int MOST = 4;
}
