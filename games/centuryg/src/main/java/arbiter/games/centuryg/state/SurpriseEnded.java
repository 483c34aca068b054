package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import java.util.List;

/** The ambush is over. Ledger: BCG-MATCH-3, BCG-AMB-25. */
public record SurpriseEnded() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.scene.ambushers = List.of();
        state.scene.surprised = List.of();
        state.fighters().forEach(fighter -> fighter.acted = false);
        state.phase = Phase.INITIATIVE;
        state.ordered = 0;
        state.acting = null;
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The surprise is over");
    }
}
