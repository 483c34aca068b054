package arbiter.games.wasteland.action;

import arbiter.tabletop.unit.Part;

/** Part: what Defend adds to somebody's Defense, and what a lowered guard takes from it. Ledger: WAS-MAJ-4, comp-open-guard. */
public record Guard(int defending, int lowered) implements Part {

    public static final Guard NONE = new Guard(0, 0);

    public int bonus() {
        return defending - lowered;
    }
}
