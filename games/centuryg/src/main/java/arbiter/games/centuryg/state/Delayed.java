package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A Unit waits for another one. Ledger: BCG-UTIL-4, BCG-AMB-29. */
public record Delayed(String unit, String behind, boolean offensive) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        List<CenturyState.Waiting> all = new ArrayList<>(state.waiting);
        all.add(new CenturyState.Waiting(unit, behind, offensive));
        state.waiting = List.copyOf(all);
        state.bodyOf(unit).crew.speaks(null);
        state.phase = Phase.NEXT_TURN;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit)
                .words(" waits for ")
                .unit(behind, state.fighter(behind).name())
                .line();
    }
}
