package arbiter.games.narrative.spend;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;

/** Symbols were spent on something in somebody's own words; the table says what comes of it. */
public record SpentFreely(String unit, String cost, String words, boolean against) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {}

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit, (against ? " has it against the check. " : ". ") + cost);
    }
}
