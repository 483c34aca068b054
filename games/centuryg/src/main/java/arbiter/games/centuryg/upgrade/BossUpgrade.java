package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/**
 * A Boss Upgrade or Capstone at the beginning of a Turn and when a Level is lost. The Level is 2, 3 or 4, and 0 in the
 * first one, where Boss Upgrades sleep. Ledger: 5.2 step 2, BCG-BOSS-3, tables 3.15 and 3.16.
 */
public interface BossUpgrade extends UpgradeTrait {

    /** What must be dealt with before the Action. */
    default void mandatory(
            CenturyState state, Fighter boss, int level, InstalledTrait<?> self, List<CenturyAct> deeds) {}

    /** What may be used once as the Turn begins. */
    default void offer(CenturyState state, Fighter boss, int level, InstalledTrait<?> self, List<CenturyAct> deeds) {}

    /** The Boss falls into a Level for the first time. Ledger: 5.3 step 15. */
    default void onLevel(Play<CenturyState> play, Fighter boss, int level, InstalledTrait<?> self) {}
}
