package arbiter.games.narrative.damage;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;

/** Somebody dies. Ledger: NAR-CI-28, NAR-CI-29. */
public record Died(String unit) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Participant one = state.unit(unit);
        one.set(one.vitals().killed());
    }

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit, " is dead");
    }
}
