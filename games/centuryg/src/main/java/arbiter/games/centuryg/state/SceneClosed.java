package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** The gamemaster has no more to tell here. */
public record SceneClosed() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.scene.closed = true;
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The story moves on");
    }
}
