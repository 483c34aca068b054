package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.kernel.Line;

/** Everybody has acted. Ledger: BCG-OP-10. */
public record RoundEnded() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.tick(Clock.Kind.ROUND, "");
        state.set(state.course().in(Phase.ROUND_START));
        state.set(state.currentTurn().ofNobody().nobodyWaiting());
    }

    @Override
    public boolean isLogged() {
        return false;
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The Round is over");
    }
}
