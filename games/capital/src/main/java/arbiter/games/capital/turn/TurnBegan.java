package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.VehicleOccupants;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A unit's turn begins with so many Actions; what lasted to the start of it ends. */
public record TurnBegan(String unit, int actions) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        state.set(state.progress().begun(unit, actions));
        state.set(state.activeUnits().withActive(unit));
        combatant.set(combatant.turnRecord().startedAnew());
        VehicleOccupants.countDrivingAnew(state);
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, "'s turn, round " + state.round() + ": " + CapitalEvent.actions(actions));
    }
}
