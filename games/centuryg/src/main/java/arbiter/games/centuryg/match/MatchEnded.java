package arbiter.games.centuryg.match;

import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Marks;
import arbiter.kernel.Line;

/** A Match is over; the Scene goes on. Ledger: BCG-MATCH-11. */
public record MatchEnded(boolean closed) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        SceneStatus scene = state.scene();
        state.set(scene.closed(closed && !scene.framed())
                .at(scene.framed() ? SceneScale.INTERMISSION : SceneScale.MATCH));
        Marks.clear(state);
        Course.matchEnds(state);
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of(closed ? "The gamemaster closes the Match" : "The Match is over");
    }
}
