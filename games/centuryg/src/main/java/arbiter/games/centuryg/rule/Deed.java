package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Play;

/** Something a Unit can do in its Turn. */
public interface Deed extends Option {

    void resolve(Play<CenturyState> play, Fighter unit);

    /** Whether it uses the Action up. */
    default boolean isAction() {
        return true;
    }

    /** Whether a docked Unit comes within reach by it. Ledger: BCG-DOCK-3. */
    default boolean leansOut() {
        return isAction() && !declines();
    }
}
