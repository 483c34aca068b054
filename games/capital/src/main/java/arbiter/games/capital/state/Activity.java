package arbiter.games.capital.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Who is Active, who acts by Seizing the Initiative, and in which order units are asked. The moments between two
 * Actions, when nobody is Active, last no longer than the question that is asked then. Ledger: CAP-KEY-ACTIVE.
 */
final class Activity {

    String active;
    String seizing;
    /** Places of the list of combatants in turn order; replaced, never written into. */
    int[] precedence = {};
    /** Who has come in and is still to roll for a place in the turn order. Ledger: CAP-AMB-84. */
    List<String> arriving = List.of();

    void restore(Activity earlier) {
        active = earlier.active;
        seizing = earlier.seizing;
        precedence = earlier.precedence;
        arriving = earlier.arriving;
    }

    void arrives(String unit) {
        List<String> longer = new ArrayList<>(arriving);
        longer.add(unit);
        arriving = List.copyOf(longer);
    }

    /** Whoever has a place in the order first, each once, then the others. */
    void arrange(CapitalState state) {
        int size = state.combatants().size();
        int[] places = new int[size];
        boolean[] placed = new boolean[size];
        int next = 0;
        for (Slot slot : state.order()) {
            int index = state.combatants().indexOf(state.combatant(slot.combatant()));
            if (!placed[index]) {
                placed[index] = true;
                places[next++] = index;
            }
        }
        for (int index = 0; index < size; index++) {
            if (!placed[index]) {
                places[next++] = index;
            }
        }
        precedence = places;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Activity that
                && Objects.equals(active, that.active)
                && Objects.equals(seizing, that.seizing)
                && Arrays.equals(precedence, that.precedence)
                && arriving.equals(that.arriving);
    }

    @Override
    public int hashCode() {
        return Objects.hash(active, seizing);
    }
}
