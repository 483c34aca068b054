package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import java.util.Optional;

/** After an Attack a unit is no longer taunted. Ledger: CAP-STAT-TAUNTED-1. */
public record TauntEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Afflictions.setTaunted(state.unit(unit), Optional.empty());
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " is no longer taunted");
    }
}
