package arbiter.games.narrative.turn;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Part: the slots of an encounter in their order, and those that are lost in this round. Ledger: NAR-INIT-7. */
public record InitiativeSlots(List<Slot> slots, List<Integer> lost) implements Part {

    public static final InitiativeSlots NONE = new InitiativeSlots(List.of(), List.of());

    public InitiativeSlots {
        slots = List.copyOf(slots);
        lost = List.copyOf(lost);
    }

    static InitiativeSlots of(List<Slot> slots) {
        return new InitiativeSlots(slots, List.of());
    }

    InitiativeSlots added(int place, Slot slot) {
        List<Slot> more = new ArrayList<>(slots);
        more.add(place, slot);
        return new InitiativeSlots(
                more, lost.stream().map(one -> one < place ? one : one + 1).toList());
    }

    public boolean isOpen(int slot) {
        return !lost.contains(slot);
    }

    /** For a new round: a side has as many slots as it has characters who can act, and the lowest are lost. */
    InitiativeSlots newRound(NarrativeState state) {
        Map<String, Integer> able = new TreeMap<>();
        for (Participant one : state.units()) {
            if (one.takesTurns() && one.canAct()) {
                able.merge(one.side(), 1, Integer::sum);
            }
        }
        List<Integer> closed = new ArrayList<>();
        for (int slot = 0; slot < slots.size(); slot++) {
            int left = able.merge(slots.get(slot).side(), -1, Integer::sum);
            if (left < 0) {
                closed.add(slot);
            }
        }
        return closed.equals(lost) ? this : new InitiativeSlots(slots, closed);
    }
}
