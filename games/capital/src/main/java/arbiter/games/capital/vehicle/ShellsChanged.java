package arbiter.games.capital.vehicle;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** The gun of a vehicle is fired or loaded and holds so much Ammo now. Ledger: CAP-EQ-6. */
public record ShellsChanged(String vehicle, int ammo) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant unit = state.unit(vehicle);
        unit.set(unit.crew().loaded(ammo));
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, vehicle, " has " + ammo + " Ammo");
    }
}
