package arbiter.games.capital.vehicle;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** Somebody gets into a vehicle, at its controls or along for the ride. Ledger: CAP-AMB-28. */
public record Boarded(String unit, String vehicle, boolean operates) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant rider = state.unit(unit);
        Combatant entered = state.unit(vehicle);
        VehicleOccupants.leave(state, rider);
        rider.set(new Seat(vehicle, operates));
        entered.set(entered.crew().with(unit, operates));
        VehicleOccupants.bringAlong(state, entered);
    }

    @Override
    public Line line(CapitalState state) {
        String where = state.unit(vehicle).name();
        return tell(state, unit, operates ? " operates the " + where : " rides in the " + where);
    }
}
