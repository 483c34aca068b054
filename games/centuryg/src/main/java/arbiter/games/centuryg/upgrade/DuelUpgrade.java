package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** An Upgrade for close quarters: its owner has something to say when the opponent leaves a Duel. Ledger: BCG-DUEL-9. */
public interface DuelUpgrade extends UpgradeTrait {

    /** Before whoever Disengages moves. */
    void beforeLeaving(Play<CenturyState> play, Fighter owner, Fighter leaving);
}
