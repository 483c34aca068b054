package arbiter.games.centuryg.match;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** The gamemaster has no more to tell here. */
public record SceneClosed() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.scene().closed(true));
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The story moves on");
    }
}
