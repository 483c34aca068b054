package arbiter.lab.balance;

import arbiter.lab.draft.EncounterDraft;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** An encounter with changes made to it, the knobs that were turned for them, and how far the last one was. */
record Plan(
        EncounterDraft draft, List<EncounterChange> changes, List<String> knobs, Optional<Plan> before, int setting) {

    static Plan unchanged(EncounterDraft draft) {
        return new Plan(draft, List.of(), List.of(), Optional.empty(), 0);
    }

    Plan and(String knob, int turned, EncounterDraft changed, EncounterChange change) {
        List<EncounterChange> more = new ArrayList<>(changes);
        more.add(change);
        List<String> all = new ArrayList<>(knobs);
        all.add(knob);
        return new Plan(changed, List.copyOf(more), List.copyOf(all), Optional.of(this), turned);
    }

    double cost() {
        return changes.stream().mapToDouble(EncounterChange::cost).sum();
    }

    String text() {
        return changes.stream().map(EncounterChange::text).collect(Collectors.joining("; "));
    }
}
