package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** An Upgrade that draws on the common budget of Restorations. Ledger: table 3.10, BCG-REST-1. */
public interface RestorationUpgrade extends UpgradeTrait {

    /** Uses of the budget that there must be. */
    int uses();

    /** Whether it is an Action, or something for the beginning of a Turn. */
    default boolean takesAction() {
        return true;
    }

    /** The Unit acts and pays the Energy; the budget is the holder's, which is another's only in Unison. */
    void offer(CenturyState state, Fighter unit, Fighter holder, InstalledTrait<?> self, List<CenturyAct> deeds);
}
