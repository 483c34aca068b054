package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import java.util.List;

/** Violence: some may have lain in ambush for others. Ledger: BCG-MATCH-3. */
public record MatchBegan(List<String> ambushers, List<String> surprised) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.scene.scale = Scale.MATCH;
        state.scene.ambushers = ambushers;
        state.scene.surprised = surprised;
        state.phase = ambushers.isEmpty() ? Phase.INITIATIVE : Phase.SURPRISE;
        state.tension = 0;
        state.fighters().forEach(fighter -> fighter.acted = false);
        state.round = 0;
        state.ordered = 0;
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of(ambushers.isEmpty() ? "A Match begins" : "A Match begins with an ambush");
    }
}
