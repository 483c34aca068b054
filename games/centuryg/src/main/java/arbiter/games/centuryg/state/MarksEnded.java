package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Something that a Unit was under is over. */
public record MarksEnded(String unit, Mark.Kind what) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.remove(what, unit);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " is free of it");
    }
}
