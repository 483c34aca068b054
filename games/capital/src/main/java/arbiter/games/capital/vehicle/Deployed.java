package arbiter.games.capital.vehicle;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A vehicle takes a firm stand, or gives it up. Ledger: CAP-VEH-7. */
public record Deployed(String vehicle, boolean firm) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant unit = state.unit(vehicle);
        unit.set(unit.crew().deployed(firm));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, vehicle, firm ? " is deployed" : " is ready to move again");
    }
}
