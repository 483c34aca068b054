package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Slot;
import java.util.ArrayList;
import java.util.List;

/** Units in the order in which they are asked; those without a place of their own come last. Ledger: section 5. */
final class InTurnOrder {

    private InTurnOrder() {}

    static List<Combatant> of(CapitalState state, List<Combatant> units) {
        if (units.size() < 2) {
            return units;
        }
        List<Combatant> ordered = new ArrayList<>(units.size());
        for (Slot slot : state.order()) {
            for (Combatant unit : units) {
                if (unit.id().equals(slot.combatant()) && !ordered.contains(unit)) {
                    ordered.add(unit);
                }
            }
        }
        for (Combatant unit : units) {
            if (!ordered.contains(unit)) {
                ordered.add(unit);
            }
        }
        return ordered;
    }
}
