package arbiter.games.capital.vehicle;

import arbiter.games.capital.damage.Health;
import arbiter.games.capital.damage.Life;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.Watch;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A vehicle without hit points does nothing until it is repaired. Ledger: CAP-AMB-26. */
public record Wrecked(String vehicle) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant unit = state.unit(vehicle);
        Health.setLife(unit, Life.DEFEATED);
        Watch.end(unit);
        unit.set(unit.crew().deployed(false));
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, vehicle, " is wrecked");
    }
}
