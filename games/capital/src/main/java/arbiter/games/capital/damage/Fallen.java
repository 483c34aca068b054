package arbiter.games.capital.damage;

import arbiter.games.capital.grapple.Hold;
import arbiter.games.capital.turn.CompanionBond;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.VehicleOccupants;
import arbiter.games.capital.watch.Watch;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A unit is out of the fight: defeated, or dead. Ledger: CAP-AMB-70, CAP-DYING-9. */
public record Fallen(String unit, boolean dead) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant
                .health()
                .withLife(dead ? Life.DEAD : Life.DEFEATED)
                .withHp(0)); // the last Action may have healed
        Watch.end(combatant);
        Hold.letGo(state, combatant);
        Hold.free(state, combatant);
        VehicleOccupants.leave(state, combatant);
        CompanionBond.cutAllOff(state, unit);
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, dead ? " dies" : " is defeated");
    }
}
