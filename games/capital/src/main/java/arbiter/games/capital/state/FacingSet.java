package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.space.plane.Facing;

/** A vehicle faces that way. Ledger: CAP-AMB-147. */
public record FacingSet(String vehicle, Facing facing) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant unit = state.combatant(vehicle);
        unit.crew = unit.crew.facing(facing);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, vehicle, " faces " + facing.degrees() + " degrees");
    }
}
