package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** The gamemaster hides somebody, or shows them. */
public record Concealed(String unit, boolean hidden) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        state.unit(unit).hide(hidden);
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, unit, hidden ? " is hidden" : " can be seen");
    }
}
