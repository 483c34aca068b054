package arbiter.games.capital.calls;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** The gamemaster hides a unit from everybody but its player, or shows it. Ledger: CAP-GEN-1. */
public record Concealed(String unit, boolean hidden) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.unit(unit).hide(hidden);
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, hidden ? " is hidden" : " comes into sight");
    }
}
