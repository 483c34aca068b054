package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** The gun of a vehicle is fired or loaded and holds so much Ammo now. Ledger: CAP-EQ-6. */
public record ShellsChanged(String vehicle, int ammo) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant unit = state.combatant(vehicle);
        unit.crew = unit.crew.loaded(ammo);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, vehicle, " has " + ammo + " Ammo");
    }
}
