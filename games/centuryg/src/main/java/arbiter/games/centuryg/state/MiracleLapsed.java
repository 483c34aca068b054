package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Nobody keeps a Miracle up any longer. Ledger: BCG-MIR-3. */
public record MiracleLapsed(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).body().maintained = null;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " lets the Miracle go");
    }
}
