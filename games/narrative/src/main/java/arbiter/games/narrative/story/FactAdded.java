package arbiter.games.narrative.story;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;

/** Somebody adds a fact to the story; what it means is for the table to say. Ledger: NAR-STORY-2. */
public record FactAdded(boolean byPlayers, String fact) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {}

    @Override
    public Line line(NarrativeState state) {
        return Line.of((byPlayers ? "The players say: " : "The gamemaster says: ") + fact);
    }
}
