package arbiter.games.capital.ability;

import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What Abilities have left on a unit or remember about it, each as a part of the Ability's own, at most one of a kind.
 * One that says nothing is not kept, so that units without it are equal; they stand in the order of their names.
 */
public record AbilityStates(List<Part> all) implements Part {

    public static final AbilityStates NONE = new AbilityStates(List.of());

    /** What an Ability remembers of that kind; the given one if there is nothing. */
    public <T extends Part> T get(T nothing) {
        if (this == NONE) { // most units, most of the time
            return nothing;
        }
        for (int i = 0; i < all.size(); i++) {
            Part one = all.get(i);
            if (one.getClass() == nothing.getClass()) {
                @SuppressWarnings("unchecked") // of that very class
                T found = (T) one;
                return found;
            }
        }
        return nothing;
    }

    /** For events of an Ability: what it remembers now. */
    static <T extends Part> void put(Combatant unit, T state, T nothing) {
        List<Part> changed = new ArrayList<>(unit.abilityStates().all);
        changed.removeIf(one -> one.getClass() == state.getClass());
        if (!state.equals(nothing)) {
            changed.add(state);
            changed.sort(Comparator.comparing(one -> one.getClass().getSimpleName()));
        }
        unit.set(changed.isEmpty() ? NONE : new AbilityStates(List.copyOf(changed)));
    }
}
