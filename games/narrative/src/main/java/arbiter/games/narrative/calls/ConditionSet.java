package arbiter.games.narrative.calls;

import arbiter.games.narrative.maneuver.Prone;
import arbiter.games.narrative.status.Status;
import arbiter.games.narrative.status.Statuses;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** The gamemaster sets how somebody stands: prone, and for how many of its turns it is under a status. Ledger: NAR-STATUS-1 to 3. */
public record ConditionSet(String unit, boolean prone, Statuses statuses) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Participant one = state.unit(unit);
        if (one.isProne() != prone) {
            Prone.put(one, prone);
        }
        Statuses.put(one, statuses);
    }

    @Override
    public Line line(NarrativeState state) {
        List<String> words = new ArrayList<>();
        if (prone) {
            words.add("prone");
        }
        for (Status status : Status.values()) {
            int turns = statuses.of(status);
            if (turns > 0) {
                words.add(status.word() + " for " + turns + (turns == 1 ? " turn" : " turns"));
            }
        }
        return tell(
                state,
                unit,
                " is set by hand: " + (words.isEmpty() ? "nothing is the matter" : String.join(", ", words)));
    }
}
