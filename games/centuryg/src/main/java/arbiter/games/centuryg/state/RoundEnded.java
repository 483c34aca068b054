package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import java.util.List;

/** Everybody has acted. Ledger: BCG-OP-10. */
public record RoundEnded() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.tick(Clock.Kind.ROUND, "");
        state.phase = Phase.ROUND_START;
        state.acting = null;
        state.waiting = List.of();
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
