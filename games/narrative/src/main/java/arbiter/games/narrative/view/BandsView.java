package arbiter.games.narrative.view;

import arbiter.games.narrative.range.MoveCost;
import arbiter.games.narrative.turn.Slot;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.View;
import arbiter.space.band.Band;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The board of bands: its rungs from near to far with the difficulty of a shot and the maneuvers to the next, and the
 * slots of the round. The band between two stands in the places of both.
 */
final class BandsView {

    private static final List<String> DIFFICULTIES =
            List.of("Easy", "Easy", "Average", "Hard", "Daunting", "Formidable");

    private BandsView() {}

    static View.Board of(NarrativeState state) {
        List<View.Feature> features = new ArrayList<>();
        rungs(state, features);
        slots(state, features);
        return new View.Board("bands", features);
    }

    /** Where somebody is: the band to everybody else who is there, {@code brann short, hounds engaged}. */
    static String place(NarrativeState state, Participant one) {
        StringBuilder place = new StringBuilder();
        for (Participant other : state.units()) {
            if (other != one && other.present()) {
                place.append(place.isEmpty() ? "" : ", ")
                        .append(other.id())
                        .append(' ')
                        .append(word(state.band(one, other)));
            }
        }
        return place.isEmpty() ? "alone" : place.toString();
    }

    /** Ledger: NAR-RANGE-1, NAR-RANGE-2, NAR-MOVE-1. */
    private static void rungs(NarrativeState state, List<View.Feature> features) {
        int farthest = state.bands().bands().farthest().ordinal();
        for (int number = 0; number <= farthest; number++) {
            Band band = Band.number(number);
            List<View.Detail> details = new ArrayList<>();
            details.add(View.Detail.of("difficulty of a shot", DIFFICULTIES.get(number)));
            details.add(View.Detail.of("difficulty dice of a shot", Math.max(1, number)));
            if (number < farthest) {
                details.add(View.Detail.of("maneuvers to the next", MoveCost.of(band, Band.number(number + 1), false)));
            }
            features.add(new View.Feature("rung", word(band), List.of(), 0, details));
        }
    }

    /** Ledger: NAR-INIT-4. */
    private static void slots(NarrativeState state, List<View.Feature> features) {
        List<Slot> slots = state.slots().slots();
        int next = state.progress().nextSlot();
        for (int slot = 0; slot < slots.size(); slot++) {
            boolean now = slot == next - 1 && state.acting().isPresent();
            String when = now ? "now" : slot < next ? "done" : state.slots().isOpen(slot) ? "open" : "lost";
            features.add(new View.Feature(
                    "slot", slots.get(slot).side(), List.of(), 0, List.of(View.Detail.of("state", when))));
        }
    }

    static String word(Band band) {
        return band.name().toLowerCase(Locale.ROOT);
    }
}
