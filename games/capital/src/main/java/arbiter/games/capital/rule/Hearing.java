package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;

/** Who hears whom: everybody with nothing solid in between. Ledger: CAP-AMB-12. */
final class Hearing {

    private Hearing() {}

    static boolean hears(CapitalState state, Combatant one, Combatant other) {
        return one == other || state.sees(one, other);
    }

    /** Whether one sees or hears the other, as help by words asks. */
    static boolean reaches(CapitalState state, Combatant one, Combatant other) {
        return one == other || state.sees(one, other) || hears(state, one, other);
    }
}
