package arbiter.games.centuryg.unit;

import arbiter.kernel.Line;

/** Something a Unit was under is used up. */
public record MarkDropped(String unit, Mark.Kind what, String words) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.remove(what, unit);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " " + words);
    }
}
