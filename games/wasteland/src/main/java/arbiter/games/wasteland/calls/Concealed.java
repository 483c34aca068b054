package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;

/** The gamemaster hides somebody, or shows them. */
public record Concealed(String unit, boolean hidden) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        state.unit(unit).hide(hidden);
    }

    @Override
    public Line line(WastelandState state) {
        return tell(state, unit, hidden ? " is hidden" : " can be seen");
    }
}
