package arbiter.games.narrative.calls;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;

/** The gamemaster hides somebody, or shows them. */
public record Concealed(String unit, boolean hidden) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        state.unit(unit).hide(hidden);
    }

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit, hidden ? " is hidden" : " can be seen");
    }
}
