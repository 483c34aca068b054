package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import java.util.List;

/** A Match is over; the Scene goes on. Ledger: BCG-MATCH-11. */
public record MatchEnded(boolean closed) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.scene.closed = closed && !state.scene.framed;
        state.scene.scale = state.scene.framed ? Scale.INTERMISSION : Scale.MATCH;
        state.marks = List.of();
        state.waiting = List.of();
        state.tension = 0;
        state.acting = null;
        state.phase = Phase.INITIATIVE;
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of(closed ? "The gamemaster closes the Match" : "The Match is over");
    }
}
