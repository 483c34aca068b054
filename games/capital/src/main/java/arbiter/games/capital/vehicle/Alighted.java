package arbiter.games.capital.vehicle;

import arbiter.games.capital.move.Position;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.view.Whereabouts;
import arbiter.kernel.Line;
import arbiter.space.plane.Point;

/** Somebody is out of a vehicle and stands beside it. Ledger: CAP-AMB-28, CAP-AMB-26. */
public record Alighted(String unit, Point at) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant rider = state.unit(unit);
        VehicleOccupants.leave(state, rider);
        Position.move(rider, rider.base().movedTo(at));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(
                state,
                unit,
                " is out, "
                        + Whereabouts.at(
                                state, state.unit(unit), state.unit(unit).base()));
    }
}
