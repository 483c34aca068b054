package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.support.Support;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** What an Upgrade adds to Maneuvers and Supports. Ledger: BCG-UTIL-3, BCG-SUP-1. */
public interface UtilityUpgrade extends UpgradeTrait {

    /** After the movement of a Maneuver, whomever it protects. */
    default void afterMoving(Play<CenturyState> play, Fighter unit) {}

    /** Whether the Maneuver was used in another way, with that bonus. */
    default boolean replaces(Play<CenturyState> play, Fighter unit, int bonus, InstalledTrait<?> self) {
        return false;
    }

    /** After a Support was called. */
    default void afterSupport(Play<CenturyState> play, Fighter unit, Support support, InstalledTrait<?> self) {}
}
