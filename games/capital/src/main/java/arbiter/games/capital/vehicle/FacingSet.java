package arbiter.games.capital.vehicle;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import arbiter.space.plane.Facing;

/** A vehicle faces that way. Ledger: CAP-AMB-147. */
public record FacingSet(String vehicle, Facing facing) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant unit = state.unit(vehicle);
        unit.set(unit.crew().facing(facing));
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, vehicle, " faces " + facing.degrees() + " degrees");
    }
}
