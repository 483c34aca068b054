package arbiter.games.narrative.damage;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;

/** Somebody suffers strain. */
public record StrainSuffered(String unit, int amount) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Participant one = state.unit(unit);
        one.set(one.vitals().strained(amount));
    }

    @Override
    public Line line(NarrativeState state) {
        Participant one = state.unit(unit);
        return tell(
                state,
                unit,
                " suffers " + amount + " strain, " + one.vitals().strain() + " of "
                        + Thresholds.strain(one)
                        + (one.canAct() ? "" : ", and is incapacitated"));
    }
}
