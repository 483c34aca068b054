package arbiter.games.narrative.maneuver;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;

/** Lying on the ground no longer protects somebody from shots. Ledger: NAR-SP-H2. */
public record ProneExposed(String unit) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Participant one = state.unit(unit);
        one.set(new Prone(true, true));
    }

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit, " lies in the open");
    }
}
