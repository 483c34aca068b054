package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.kernel.Option;
import arbiter.kernel.Play;

/** Something a unit can do when it is its turn to act: an Action, an Instant, or ending the turn. */
public interface Deed extends Option {

    /** Whether it uses up one of the unit's Actions. Ledger: CAP-KEY-ACTION. */
    boolean isAction();

    void resolve(Play<CapitalState> play, Manner manner);
}
