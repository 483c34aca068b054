package arbiter.games.narrative.maneuver;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;

/** Somebody drops to the ground or stands up. */
public record ProneChanged(String unit, boolean prone) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Participant one = state.unit(unit);
        one.set(new Prone(prone, false));
    }

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit, prone ? " is prone" : " stands up");
    }
}
