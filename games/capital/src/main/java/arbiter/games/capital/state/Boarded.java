package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Somebody gets into a vehicle, at its controls or along for the ride. Ledger: CAP-AMB-28. */
public record Boarded(String unit, String vehicle, boolean operates) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant rider = state.combatant(unit);
        Combatant entered = state.combatant(vehicle);
        Aboard.leave(state, rider);
        rider.riding = new Riding(vehicle, operates);
        entered.crew = entered.crew.with(unit, operates);
        Aboard.bringAlong(state, entered);
    }

    @Override
    public Line line(CapitalState state) {
        String where = state.combatant(vehicle).name();
        return CapitalEvent.tell(state, unit, operates ? " operates the " + where : " rides in the " + where);
    }
}
