package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import java.util.Optional;

/** Something a unit can do when it is its turn to act: an Action, an Instant, or ending the turn. */
public interface Deed extends Option {

    /** Whether it uses up one of the unit's Actions. Ledger: CAP-KEY-ACTION. */
    boolean isAction();

    /** What it counts as when nothing may be done twice: its id up to the colon. Ledger: CAP-AMB-148. */
    default String kind() {
        String id = id();
        int colon = id.indexOf(':');
        return colon < 0 ? id : id.substring(0, colon);
    }

    /** The vehicle that does it, where an operator or a passenger only sees to it. Ledger: CAP-VEH-4. */
    default Optional<Combatant> machine() {
        return Optional.empty();
    }

    void resolve(Play<CapitalState> play, Manner manner);
}
