package arbiter.games.centuryg.sheet;

import arbiter.content.yaml.Default;

/**
 * An Upgrade, where it sits, and what was chosen with it; no choice is an empty text. Files may leave the Area of
 * Internal and Separate ones out.
 */
public record Fitted(
        Upgrade upgrade,
        @Default("none") Area area,
        @Default("") String choice) {

    /** The same with its Area filled in, if it goes without saying. Ledger: BCG-AREA-2. */
    public Fitted placed() {
        return upgrade.placement() == Placement.INTERNAL && area == Area.NONE
                ? new Fitted(upgrade, Area.CORE, choice)
                : this;
    }
}
