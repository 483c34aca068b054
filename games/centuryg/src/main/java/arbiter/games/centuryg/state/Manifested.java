package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Miracle is at work and has to be kept up. Ledger: BCG-MIR-3. */
public record Manifested(String unit, String miracle) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).body().maintained = miracle;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " keeps up " + miracle);
    }
}
