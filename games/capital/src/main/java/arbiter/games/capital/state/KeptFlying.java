package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A vehicle in the air has moved in the round that ends; another one begins. Ledger: CAP-AMB-31. */
public record KeptFlying(String vehicle) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant unit = state.combatant(vehicle);
        unit.crew = unit.crew.driven(unit.crew.driven(), false);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, vehicle, " keeps flying");
    }
}
