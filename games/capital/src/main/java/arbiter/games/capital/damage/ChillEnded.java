package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** A unit has shaken off the cold. */
public record ChillEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Afflictions.setChilled(state.unit(unit), false);
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " is no longer chilled");
    }
}
