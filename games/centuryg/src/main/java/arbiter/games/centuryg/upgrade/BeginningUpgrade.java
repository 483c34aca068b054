package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** An Upgrade that may be used as the Turn begins. Ledger: 5.2 step 2, BCG-OP-11. */
public interface BeginningUpgrade extends UpgradeTrait {

    void offer(CenturyState state, Fighter unit, InstalledTrait<?> self, List<CenturyAct> deeds);

    /** The same for somebody aboard who does not lead the combined Unit. Ledger: BCG-COMB-3. */
    default void offerAboard(
            CenturyState state, Fighter unit, Fighter pilot, InstalledTrait<?> self, List<CenturyAct> deeds) {}
}
