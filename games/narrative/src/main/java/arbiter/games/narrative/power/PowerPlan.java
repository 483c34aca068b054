package arbiter.games.narrative.power;

import arbiter.games.narrative.unit.Participant;
import java.util.List;

/** A power that is about to be manifested: by whom, on whom, and whether a Story Point makes it possible. */
public record PowerPlan(Participant psyker, PowerChoice choice, List<Participant> targets, boolean storyPoint) {

    public PowerPlan {
        targets = List.copyOf(targets);
    }
}
