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
        List<Combatant> units = new ArrayList<>(state.combatants().size());
        for (Slot slot : state.order()) {
            add(state.combatant(slot.combatant()), units);
        }
        for (Combatant unit : state.combatants()) {
            add(unit, units);
        }
        return units;
    }

    private static void add(Combatant unit, List<Combatant> units) {
        if (place(unit, units) == units.size()) {
            units.add(unit);
        }
    }

    /** The place of that very unit in a list, or behind its end. */
    static int place(Combatant unit, List<Combatant> units) {
        int place = 0;
        while (place < units.size() && units.get(place) != unit) {
            place++;
        }
        return place;
    }
}
