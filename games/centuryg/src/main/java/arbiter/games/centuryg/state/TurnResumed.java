package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** Somebody who waited takes the Action now. Ledger: BCG-AMB-29. */
public record TurnResumed(String unit, boolean offensive) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.acting = unit;
        Fighter body = state.bodyOf(unit);
        body.crew.speaks(body.crew.isCombined() ? unit : null);
        List<CenturyState.Waiting> rest = new ArrayList<>(state.waiting);
        rest.removeIf(waiting -> waiting.unit().equals(unit));
        state.waiting = List.copyOf(rest);
        state.commitment = offensive ? Commitment.OFFENSE : Commitment.UTILITY;
        state.phase = Phase.ACTION;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " has waited for this");
    }
}
