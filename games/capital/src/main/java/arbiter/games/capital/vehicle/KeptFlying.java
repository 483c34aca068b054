package arbiter.games.capital.vehicle;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A vehicle in the air has moved in the round that ends; another one begins. Ledger: CAP-AMB-31. */
public record KeptFlying(String vehicle) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant unit = state.unit(vehicle);
        unit.set(unit.crew().driven(unit.crew().driven(), false));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, vehicle, " keeps flying");
    }
}
