package arbiter.games.narrative.calls;

import arbiter.games.narrative.story.StoryPoints;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;

/** The gamemaster says how many Story Points there are in either pool. */
public record StoryPointsSet(int players, int gamemaster) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        StoryPoints.put(state, players, gamemaster);
    }

    @Override
    public Line line(NarrativeState state) {
        return Line.of("Story Points are set: players " + players + ", gamemaster " + gamemaster);
    }
}
