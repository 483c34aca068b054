package arbiter.games.narrative.calls;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;

/** The gamemaster tells something that changes nothing. */
public record Announced(String words) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {}

    @Override
    public Line line(NarrativeState state) {
        return Line.of(words);
    }
}
