package arbiter.games.centuryg.reinforcement;

import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** The Reinforcements have had their Turn. */
public record ReinforcementsDone() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Helpers.turnEnds(state);
        Course.next(state);
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The Reinforcements have had their Turn");
    }
}
