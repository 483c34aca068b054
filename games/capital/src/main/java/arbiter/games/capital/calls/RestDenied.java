package arbiter.games.capital.calls;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** Nobody finishes a Rest in Critical Condition. Ledger: CAP-AMB-75. */
public record RestDenied(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " cannot rest in Critical Condition");
    }
}
