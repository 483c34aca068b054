package arbiter.games.centuryg.match;

import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;
import java.util.List;

/** The ambush is over. Ledger: BCG-MATCH-3, BCG-AMB-25. */
public record SurpriseEnded() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.scene().withAmbush(List.of(), List.of()));
        Course.surpriseEnds(state);
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The surprise is over");
    }
}
