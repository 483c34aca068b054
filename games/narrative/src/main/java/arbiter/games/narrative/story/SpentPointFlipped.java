package arbiter.games.narrative.story;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A Story Point that went into a check comes to the other pool when the check is over. Ledger: NAR-STORY-4. */
public record SpentPointFlipped(boolean byPlayers) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        state.set(state.story().changed(!byPlayers, 1));
    }

    @Override
    public Line line(NarrativeState state) {
        return StoryPointFlipped.flipped(state, byPlayers);
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }
}
