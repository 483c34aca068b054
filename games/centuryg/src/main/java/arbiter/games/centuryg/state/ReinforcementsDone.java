package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** The Reinforcements have had their Turn. */
public record ReinforcementsDone() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.reinforcements = state.reinforcements.acting(true);
        state.phase = Phase.NEXT_TURN;
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The Reinforcements have had their Turn");
    }
}
