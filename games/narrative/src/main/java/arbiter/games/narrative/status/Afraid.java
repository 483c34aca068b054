package arbiter.games.narrative.status;

import arbiter.tabletop.unit.Part;

/**
 * Part: what fear has done to somebody until the encounter ends: a setback die on all checks, so many difficulty dice
 * more, and whether nothing frightens it any more. Ledger: NAR-CHECK-4.
 */
public record Afraid(boolean shaken, int harder, boolean immune) implements Part {

    public static final Afraid NONE = new Afraid(false, 0, false);
}
