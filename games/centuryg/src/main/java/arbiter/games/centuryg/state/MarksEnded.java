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
        return CenturyEvent.tell(
                state,
                unit,
                switch (what) {
                    case PINNED, CRIPPLED -> " moves under fire";
                    case CHARGED -> " has fired the Final Beam";
                    case COOLING -> " lets the Final Beam cool down";
                    default -> " is free of it";
                });
    }
}
