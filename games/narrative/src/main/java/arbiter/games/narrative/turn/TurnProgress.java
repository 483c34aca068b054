package arbiter.games.narrative.turn;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: which round it is, how many turns have begun, which slot comes up next, and whose turn it is. */
public record TurnProgress(int round, int turns, int nextSlot, Optional<String> acting) implements Part {

    public static final TurnProgress BEFORE = new TurnProgress(0, 0, 0, Optional.empty());

    TurnProgress newRound() {
        return new TurnProgress(round + 1, turns, 0, Optional.empty());
    }

    /** A slot that comes in before the next one does not make anybody act twice. */
    TurnProgress slotAdded(int place) {
        return new TurnProgress(round, turns, place < nextSlot ? nextSlot + 1 : nextSlot, acting);
    }

    TurnProgress begun(String unit, int slot) {
        return new TurnProgress(round, turns + 1, slot + 1, Optional.of(unit));
    }

    /** As it looks to somebody who does not know of that unit: nobody acts in its turn, and its slots are not there. */
    TurnProgress without(String unit, InitiativeSlots slots) {
        int next = nextSlot;
        for (int slot = 0; slot < nextSlot; slot++) {
            next -= slots.slots().get(slot).rolledBy().equals(unit) ? 1 : 0;
        }
        return new TurnProgress(round, turns, next, acting.filter(one -> !one.equals(unit)));
    }

    TurnProgress ended() {
        return new TurnProgress(round, turns, nextSlot, Optional.empty());
    }
}
