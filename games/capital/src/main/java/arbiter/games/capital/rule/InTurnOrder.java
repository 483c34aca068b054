package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Slot;
import java.util.ArrayList;
import java.util.List;

/** Units in turn order, each once; those without a place of their own come last. Ledger: section 5. */
final class InTurnOrder {

    private InTurnOrder() {}

    /** Everybody. */
    static List<Combatant> of(CapitalState state) {
        return of(state, state.combatants());
    }

    /** Those who are asked. */
    static List<Combatant> of(CapitalState state, List<Combatant> asked) {
        if (asked.size() < 2) {
            return asked;
        }
        List<Combatant> units = new ArrayList<>(asked.size());
        for (Slot slot : state.order()) {
            for (Combatant unit : asked) {
                if (unit.id().equals(slot.combatant()) && !units.contains(unit)) {
                    units.add(unit);
                }
            }
        }
        for (Combatant unit : asked) {
            if (!units.contains(unit)) {
                units.add(unit);
            }
        }
        return units;
    }
}
