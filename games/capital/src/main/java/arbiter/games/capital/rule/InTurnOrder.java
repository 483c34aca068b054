package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Slot;
import java.util.ArrayList;
import java.util.List;

/** Everybody in turn order, each once; those without a place of their own come last. */
final class InTurnOrder {

    private InTurnOrder() {}

    static List<Combatant> of(CapitalState state) {
        List<Combatant> units = new ArrayList<>();
        for (Slot slot : state.order()) {
            Combatant unit = state.combatant(slot.combatant());
            if (!units.contains(unit)) {
                units.add(unit);
            }
        }
        for (Combatant unit : state.combatants()) {
            if (!units.contains(unit)) {
                units.add(unit);
            }
        }
        return units;
    }
}
