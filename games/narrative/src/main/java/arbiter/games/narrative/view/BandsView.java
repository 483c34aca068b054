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
 * The board of bands: its rungs from near to far with the difficulty of a shot and the maneuvers to the next, the band
 * between every two who are there, and the slots of the round.
 */
final class BandsView {

    private static final List<String> DIFFICULTIES =
            List.of("Easy", "Easy", "Average", "Hard", "Daunting", "Formidable");

    private BandsView() {}

    static View.Board of(NarrativeState state) {
        List<View.Feature> features = new ArrayList<>();
        rungs(state, features);
        bands(state, features);
        slots(state, features);
        return new View.Board("bands", features);
    }

    /** Those who are engaged with each other share one place, which is called after the first of them. */
    static String place(NarrativeState state, Participant one) {
        for (Participant other : state.units()) {
            if (other == one || other.present() && state.band(one, other) == Band.ENGAGED) {
                return other.id();
            }
        }
        return one.id();
    }

    /** Ledger: NAR-RANGE-1, NAR-RANGE-2, NAR-MOVE-1. */
    private static void rungs(NarrativeState state, List<View.Feature> features) {
        int farthest = state.bands().bands().farthest().ordinal();
        for (int number = 0; number <= farthest; number++) {
            Band band = Band.number(number);
            List<View.Detail> details = new ArrayList<>();
            details.add(View.Detail.of("difficulty of a shot", DIFFICULTIES.get(number)));
            if (number < farthest) {
                details.add(View.Detail.of("maneuvers to the next", MoveCost.of(band, Band.number(number + 1), false)));
            }
            features.add(new View.Feature("rung", word(band), List.of(), 0, details));
        }
    }

    private static void bands(NarrativeState state, List<View.Feature> features) {
        List<Participant> there = new ArrayList<>();
        for (Participant one : state.units()) {
            if (one.present()) {
                for (Participant other : there) {
                    features.add(new View.Feature(
                            "band", word(state.band(one, other)), List.of(other.id(), one.id()), 0, List.of()));
                }
                there.add(one);
            }
        }
    }

    /** Ledger: NAR-INIT-4. */
    private static void slots(NarrativeState state, List<View.Feature> features) {
        List<Slot> slots = state.slots().slots();
        int next = state.progress().nextSlot();
        for (int slot = 0; slot < slots.size(); slot++) {
            boolean now = slot == next - 1 && state.acting().isPresent();
            String when = now ? "now" : slot < next ? "done" : "open";
            features.add(new View.Feature(
                    "slot", slots.get(slot).side(), List.of(), 0, List.of(View.Detail.of("state", when))));
        }
    }

    static String word(Band band) {
        return band.name().toLowerCase(Locale.ROOT);
    }
}
