package arbiter.games.centuryg.unit;

import arbiter.kernel.Line;

/** Somebody is under something for a while. */
public record Marked(Mark mark, String words) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.add(mark);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, mark.on(), " " + words);
    }
}
