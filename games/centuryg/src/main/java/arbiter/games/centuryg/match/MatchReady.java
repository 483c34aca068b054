package arbiter.games.centuryg.match;

import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** Everybody has a place in the order: Tension begins. Ledger: BCG-MATCH-5. */
public record MatchReady() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Course.roundsBegin(state);
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("Everybody is ready");
    }
}
