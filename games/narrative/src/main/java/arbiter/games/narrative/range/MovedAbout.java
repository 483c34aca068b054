package arbiter.games.narrative.range;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** Somebody moves within short range, and no band changes. Ledger: NAR-MOVE-1. */
public record MovedAbout(String unit) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {}

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit, " moves about");
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }
}
