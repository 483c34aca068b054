package arbiter.games.centuryg.unit;

import arbiter.kernel.Line;

/** The gamemaster hides a Unit, or shows it. */
public record Hidden(String unit, boolean hidden) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.unit(unit).hide(hidden);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, hidden ? " is hidden" : " comes into sight");
    }
}
