package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** A unit is no longer Poisoned. */
public record PoisonEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Afflictions.setPoisoned(state.unit(unit), false);
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " is no longer poisoned");
    }
}
