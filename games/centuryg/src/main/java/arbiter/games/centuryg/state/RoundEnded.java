package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Everybody has acted. Ledger: BCG-OP-10. */
public record RoundEnded() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.tick(Clock.Kind.ROUND, "");
        state.phase = Phase.ROUND_START;
        state.acting = null;
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The Round is over");
    }
}
