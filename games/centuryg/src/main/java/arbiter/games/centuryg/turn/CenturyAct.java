package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.act.Act;

/** Something a Unit can do in its Turn. */
public interface CenturyAct extends Act<CenturyState, Fighter> {

    /** Whether it is the Turn's Action. */
    default boolean takesAction() {
        return true;
    }

    /** Whether it is an Offensive Action. Ledger: BCG-OFF-1. */
    default boolean offensive() {
        return false;
    }

    /** Whether a docked Unit comes within reach by it. Ledger: BCG-DOCK-3. */
    default boolean leansOut() {
        return takesAction() && !declines();
    }
}
