package arbiter.games.narrative.calls;

import arbiter.games.narrative.damage.Vitals;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;

/** The gamemaster sets the wounds and the strain that somebody has. */
public record VitalsSet(String unit, int wounds, int strain) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Vitals.put(state.unit(unit), wounds, strain);
    }

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit, " is set by hand: wounds " + wounds + ", strain " + strain);
    }
}
