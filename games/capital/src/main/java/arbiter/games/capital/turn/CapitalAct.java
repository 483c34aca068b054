package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.act.Act;
import java.util.Optional;

/**
 * Something a unit can do when it is its turn to act: an Action, an Instant, or ending the turn. Its
 * kind is what it counts as when nothing may be done twice. Ledger: CAP-AMB-148.
 */
public interface CapitalAct extends Act<CapitalState, Occasion> {

    /** Whether it uses up one of the unit's Actions. Ledger: CAP-KEY-ACTION. */
    boolean isAction();

    /** The vehicle that does it, where an operator or a passenger only sees to it. Ledger: CAP-VEH-4. */
    default Optional<Combatant> machine() {
        return Optional.empty();
    }

    /** Whether it is allowed but would be in vain: the menu offers it last and says so. */
    default boolean isPointless() {
        return false;
    }
}
