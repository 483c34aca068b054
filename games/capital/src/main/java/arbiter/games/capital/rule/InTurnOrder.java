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
                if (unit.id().equals(slot.combatant())) {
                    add(unit, units);
                }
            }
        }
        for (Combatant unit : asked) {
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
