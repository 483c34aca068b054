package arbiter.games.centuryg.match;

import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;
import java.util.List;

/** Violence: some may have lain in ambush for others. Ledger: BCG-MATCH-3. */
public record MatchBegan(List<String> ambushers, List<String> surprised) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.scene().at(SceneScale.MATCH).withAmbush(ambushers, surprised));
        Phase first = ambushers.isEmpty() ? Phase.INITIATIVE : Phase.SURPRISE;
        Course.matchBegins(state, first);
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of(ambushers.isEmpty() ? "A Match begins" : "A Match begins with an ambush");
    }
}
