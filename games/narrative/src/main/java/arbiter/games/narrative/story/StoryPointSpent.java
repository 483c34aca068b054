package arbiter.games.narrative.story;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;

/** A Story Point goes into a check: nothing else can be done with it until it flips after the check. Ledger: NAR-STORY-4. */
public record StoryPointSpent(boolean byPlayers) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        state.set(state.story().changed(byPlayers, -1));
    }

    @Override
    public Line line(NarrativeState state) {
        return Line.of((byPlayers ? "The players spend" : "The gamemaster spends") + " a Story Point");
    }

    /** The pool says so with the reason of its die. */
    @Override
    public boolean isLogged() {
        return false;
    }
}
