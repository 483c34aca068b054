package arbiter.games.narrative.damage;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;

/** Somebody who died lives again, with wounds at the threshold. Ledger: NAR-FX-HEA-6. */
public record BroughtBack(String unit) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Participant one = state.unit(unit);
        one.set(new Vitals(Thresholds.wounds(one), one.vitals().strain(), false));
    }

    @Override
    public Line line(NarrativeState state) {
        return tell(
                state, unit, " lives again, with " + state.unit(unit).vitals().wounds() + " wounds");
    }
}
