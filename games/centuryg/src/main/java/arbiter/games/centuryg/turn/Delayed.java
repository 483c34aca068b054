package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A Unit waits for another one. Ledger: BCG-UTIL-4, BCG-AMB-29. */
public record Delayed(String unit, String behind, boolean offensive) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.currentTurn().withWaiting(new CurrentTurn.Waiting(unit, behind, offensive)));
        Fighter body = state.bodyOf(unit);
        body.set(body.crew().silent());
        state.set(state.course().in(Phase.NEXT_TURN));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" waits for ")
                .unit(behind, state.unit(behind).name())
                .line();
    }
}
