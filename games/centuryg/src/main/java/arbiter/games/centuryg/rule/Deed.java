package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Play;

/** Something a Unit can do in its Turn. */
public interface Deed extends Option {

    /** Whether it is the Turn's Action. */
    default boolean takesAction() {
        return true;
    }

    void resolve(Play<CenturyState> play, Fighter unit);

    /** Whether it is an Offensive Action. Ledger: BCG-OFF-1. */
    default boolean offensive() {
        return false;
    }

    /** Whether a docked Unit comes within reach by it. Ledger: BCG-DOCK-3. */
    default boolean leansOut() {
        return takesAction() && !declines();
    }
}
