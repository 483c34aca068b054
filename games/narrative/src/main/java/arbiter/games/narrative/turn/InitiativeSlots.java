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

    /** The how manyth slot it is for those who know of nobody hidden, from 1. */
    int number(NarrativeState state, int slot) {
        int number = 1;
        for (int earlier = 0; earlier < slot; earlier++) {
            number += slots.get(earlier).isSecret(state) ? 0 : 1;
        }
        return number;
    }

    /** Whether a unit rolled a slot that is still to come, from that one on. */
    boolean isToCome(String unit, int from) {
        for (int slot = from; slot < slots.size(); slot++) {
            if (isOpen(slot) && slots.get(slot).rolledBy().equals(unit)) {
                return true;
            }
        }
        return false;
    }

    /** For a new round: a side has as many slots as it has characters who can act, and the lowest are lost. */
    InitiativeSlots newRound(NarrativeState state) {
        Map<String, Integer> able = new TreeMap<>();
        for (Participant one : state.units()) {
            if (one.takesTurns() && one.canAct() && !one.isHidden()) {
                able.merge(one.side(), 1, Integer::sum);
            }
        }
        List<Integer> closed = new ArrayList<>();
        for (int place = 0; place < slots.size(); place++) {
            Slot slot = slots.get(place);
            boolean open = slot.isSecret(state)
                    ? state.unit(slot.rolledBy()).canAct()
                    : able.merge(slot.side(), -1, Integer::sum) >= 0;
            if (!open) {
                closed.add(place);
            }
        }
        return closed.equals(lost) ? this : new InitiativeSlots(slots, closed);
    }

    /** Without what a unit rolled; those after it move up. */
    InitiativeSlots without(String unit) {
        List<Slot> others = new ArrayList<>();
        List<Integer> closed = new ArrayList<>();
        for (int slot = 0; slot < slots.size(); slot++) {
            if (!slots.get(slot).rolledBy().equals(unit)) {
                if (!isOpen(slot)) {
                    closed.add(others.size());
                }
                others.add(slots.get(slot));
            }
        }
        return new InitiativeSlots(others, closed);
    }
}
