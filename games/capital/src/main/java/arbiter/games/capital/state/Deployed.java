package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A vehicle takes a firm stand, or gives it up. Ledger: CAP-VEH-7. */
public record Deployed(String vehicle, boolean firm) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant unit = state.combatant(vehicle);
        unit.crew = unit.crew.deployed(firm);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, vehicle, firm ? " is deployed" : " is ready to move again");
    }
}
