package arbiter.games.narrative.damage;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;

/** Somebody does not fall after all: wounds and strain are exactly at their thresholds. Ledger: NAR-FX-ORA-7. */
public record FallUndone(String unit) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Participant one = state.unit(unit);
        int strain = one.profile().hasStrainTrack()
                ? Thresholds.strain(one)
                : one.vitals().strain();
        one.set(new Vitals(Thresholds.wounds(one), strain, false));
    }

    @Override
    public Line line(NarrativeState state) {
        Vitals vitals = state.unit(unit).vitals();
        return tell(state, unit, " does not fall: " + vitals.wounds() + " wounds and " + vitals.strain() + " strain");
    }
}
