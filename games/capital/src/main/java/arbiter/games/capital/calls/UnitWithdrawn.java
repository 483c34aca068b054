package arbiter.games.capital.calls;

import arbiter.games.capital.damage.Health;
import arbiter.games.capital.damage.Life;
import arbiter.games.capital.grapple.Hold;
import arbiter.games.capital.turn.CompanionBond;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.VehicleOccupants;
import arbiter.games.capital.watch.Watch;
import arbiter.kernel.Line;

/** The gamemaster takes a unit out of the fight, a vehicle with everybody aboard. Ledger: CAP-GEN-1. */
public record UnitWithdrawn(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        if (combatant.isVehicle()) {
            combatant.crew().aboard().forEach(id -> withdraw(state, state.unit(id)));
        }
        withdraw(state, combatant);
    }

    private static void withdraw(CapitalState state, Combatant combatant) {
        Health.setLife(combatant, Life.DEFEATED);
        Watch.end(combatant);
        Hold.letGo(state, combatant);
        Hold.free(state, combatant);
        VehicleOccupants.leave(state, combatant);
        CompanionBond.cutAllOff(state, combatant.id());
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " leaves");
    }
}
