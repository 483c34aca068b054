package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** The Turn of a pilot who has ejected is over and the empty machine takes its Action in it. Ledger: BCG-AMB-51. */
public record LeftToItself(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.acting = unit;
        state.commitment = Commitment.NONE;
        state.phase = Phase.ACTION;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " is left to itself");
    }
}
