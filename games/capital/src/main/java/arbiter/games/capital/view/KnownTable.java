package arbiter.games.capital.view;

import arbiter.games.capital.calls.UnitWithdrawn;
import arbiter.games.capital.damage.Afflictions;
import arbiter.games.capital.turn.TurnSequence;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.VehicleCrew;
import arbiter.games.capital.vehicle.VehicleOccupants;
import java.util.Optional;

/** The table as somebody knows it who may not know of a unit. */
public final class KnownTable {

    private KnownTable() {}

    /** Whoever rides in it in the open stands where it is; what it does to others by being there is over. */
    public static void leaveOut(CapitalState known, Combatant unit) {
        if (unit.isVehicle()) {
            unit.crew().aboard().forEach(id -> VehicleOccupants.leave(known, known.unit(id)));
        }
        new UnitWithdrawn(unit.id()).apply(known);
        for (Combatant other : known.units()) {
            if (other.tauntedBy().filter(unit.id()::equals).isPresent()) {
                Afflictions.setTaunted(other, Optional.empty());
            }
            if (other.isVehicle()
                    && other.crew().owner().filter(unit.id()::equals).isPresent()) {
                VehicleCrew.disown(other);
            }
        }
        TurnSequence.leaveOut(known, unit);
    }
}
