package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Everybody has a place in the order: Tension begins. Ledger: BCG-MATCH-5. */
public record MatchReady() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.phase = Phase.ROUND_START;
        state.ordered = 0;
        state.tension = 0;
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("Everybody is ready");
    }
}
