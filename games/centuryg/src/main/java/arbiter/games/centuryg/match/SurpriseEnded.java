package arbiter.games.centuryg.match;

import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;
import java.util.List;

/** The ambush is over. Ledger: BCG-MATCH-3, BCG-AMB-25. */
public record SurpriseEnded() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.scene().withAmbush(List.of(), List.of()));
        state.units().forEach(fighter -> fighter.set(fighter.turnPlace().withActed(false)));
        state.set(state.course().in(Phase.INITIATIVE).withOrdered(0));
        state.set(state.currentTurn().ofNobody());
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The surprise is over");
    }
}
