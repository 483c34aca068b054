package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Everybody is in place: Tension begins. Ledger: BCG-OP-5, BCG-AMB-131. */
public record FightBegan() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.phase = Phase.ROUND_START;
        state.ordered = 0;
        state.tension = 0;
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The Operation begins");
    }
}
