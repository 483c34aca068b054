package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A vehicle without hit points does nothing until it is repaired. Ledger: CAP-AMB-26. */
public record Wrecked(String vehicle) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant unit = state.combatant(vehicle);
        unit.life = Life.DEFEATED;
        unit.overwatch = 0;
        unit.crew = unit.crew.deployed(false);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, vehicle, " is wrecked");
    }
}
