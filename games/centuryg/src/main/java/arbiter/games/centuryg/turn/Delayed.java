package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.crew.CombinedCrew;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** A Unit waits for another one. Ledger: BCG-UTIL-4, BCG-AMB-29. */
public record Delayed(String unit, String behind, boolean offensive) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.currentTurn().withWaiting(new CurrentTurn.Waiting(unit, behind, offensive)));
        CombinedCrew.turnStops(state.bodyOf(unit));
        Course.next(state);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" waits for ")
                .unit(behind, state.unit(behind).name())
                .line();
    }
}
