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
            List<Participant> open = stillToAct(state, slots.get(slot).side());
            if (!open.isEmpty() && state.slots().isOpen(slot)) {
                return Optional.of(new OpenSlot(slot, unslowed(open)));
            }
        }
        return Optional.empty();
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
