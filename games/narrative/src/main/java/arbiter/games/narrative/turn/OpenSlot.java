package arbiter.games.narrative.turn;

import arbiter.games.narrative.power.OngoingPowers;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The next slot that can be filled, and those who can fill it. Ledger: NAR-INIT-5, NAR-INIT-7. */
record OpenSlot(int slot, List<Participant> candidates) {

    /** A side with more slots left than characters still to act loses the last of them; fallen ones take none. */
    static Optional<OpenSlot> next(NarrativeState state) {
        List<Slot> slots = state.slots().slots();
        for (int slot = state.progress().nextSlot(); slot < slots.size(); slot++) {
            List<Participant> open = candidates(state, slot);
            if (!open.isEmpty() && state.slots().isOpen(slot)) {
                return Optional.of(new OpenSlot(slot, unslowed(open)));
            }
        }
        return Optional.empty();
    }

    /**
     * Everybody of the side who is in sight. Whoever hides takes the slot that it rolled, which is nobody else's then, so
     * that the order of turns does not give it away; if that one has gone by, a slot for which nobody else is left.
     */
    private static List<Participant> candidates(NarrativeState state, int slot) {
        Slot rolled = state.slots().slots().get(slot);
        List<Participant> open = stillToAct(state, rolled.side());
        if (state.hiddenUnits().isEmpty()) {
            return open;
        }
        if (rolled.isSecret(state)) {
            return open.stream()
                    .filter(one -> one.id().equals(rolled.rolledBy()))
                    .toList();
        }
        List<Participant> inSight = open.stream().filter(one -> !one.isHidden()).toList();
        return inSight.isEmpty()
                ? open.stream()
                        .filter(one -> !state.slots().isToCome(one.id(), slot))
                        .toList()
                : inSight;
    }

    private static List<Participant> stillToAct(NarrativeState state, String side) {
        List<Participant> open = new ArrayList<>();
        for (Participant one : state.units()) {
            if (one.takesTurns()
                    && one.ownSide().equals(side)
                    && one.canAct()
                    && !OngoingPowers.freeze(one) // NAR-FX-MAN-7
                    && !one.turn().acted()) {
                open.add(one);
            }
        }
        return open;
    }

    /** Who is slowed down waits until only others like it are left. Ledger: NAR-CI-2. */
    private static List<Participant> unslowed(List<Participant> open) {
        List<Participant> quick = new ArrayList<>();
        for (Participant one : open) {
            if (!one.injuries().slowed()) {
                quick.add(one);
            }
        }
        return quick.isEmpty() ? open : quick;
    }
}
