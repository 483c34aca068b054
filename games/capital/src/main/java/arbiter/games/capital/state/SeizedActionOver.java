package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.Optional;

/** A seized Action is over: whoever was Active before is Active again. Ledger: CAP-AMB-89. */
public record SeizedActionOver(String unit, Optional<String> active, Optional<String> seizing) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.activity.active = active.orElse(null);
        state.activity.seizing = seizing.orElse(null);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " has had the Initiative");
    }
}
