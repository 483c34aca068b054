package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.Optional;

/** A seized Action is over: whoever was Active before is Active again. Ledger: CAP-AMB-89. */
public record SeizedActionOver(String unit, Optional<String> active, Optional<String> seizing) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.set(new ActiveUnits(active, seizing));
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " has had the Initiative");
    }
}
