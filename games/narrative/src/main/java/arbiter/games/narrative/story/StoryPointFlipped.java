package arbiter.games.narrative.story;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A Story Point that was spent outside a check goes to the other pool at once. Ledger: NAR-STORY-5, NAR-CI-6. */
public record StoryPointFlipped(boolean byPlayers) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        state.set(state.story().flipped(byPlayers));
    }

    @Override
    public Line line(NarrativeState state) {
        return flipped(state, byPlayers);
    }

    static Line flipped(NarrativeState state, boolean byPlayers) {
        StoryPoints points = state.story();
        return Line.of("A Story Point goes to the " + (byPlayers ? "gamemaster" : "players") + ": players "
                + points.players() + ", gamemaster " + points.gamemaster());
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }
}
