package arbiter.games.capital.vehicle;

import arbiter.games.capital.move.Position;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Base;
import java.util.Optional;

/** Who sits in what, and what that keeps from them. Ledger: CAP-VEH-6, CAP-AMB-142. */
public final class VehicleOccupants {

    private VehicleOccupants() {}

    /** Whether the sides of a vehicle are between two units, so that neither can touch or hit the other. */
    public static boolean apart(CapitalState state, Combatant one, Combatant other) {
        if (one.riding().isEmpty() && other.riding().isEmpty()) {
            return false;
        }
        return !closed(state, one).equals(closed(state, other));
    }

    /** Whether the vehicle somebody sits in keeps another from seeing them. */
    public static boolean hides(CapitalState state, Combatant unit, Combatant from) {
        if (unit.riding().isEmpty()) {
            return false;
        }
        String vehicle = unit.riding().get().vehicle();
        boolean together =
                from.riding().isPresent() && from.riding().get().vehicle().equals(vehicle);
        return !together && view(state, vehicle) == Vehicle.CrewView.HIDDEN;
    }

    public static boolean enclosed(CapitalState state, Combatant unit) {
        return closed(state, unit).isPresent();
    }

    /** Riders in the open reach over the sides of what they ride, and are reached over them. */
    public static Base contactBase(CapitalState state, Combatant unit) {
        if (unit.riding().isEmpty()) {
            return unit.base();
        }
        String vehicle = unit.riding().get().vehicle();
        return view(state, vehicle) == Vehicle.CrewView.TARGETABLE
                ? state.unit(vehicle).base()
                : unit.base();
    }

    /** The vehicle in which nobody outside can reach the unit. */
    private static Optional<String> closed(CapitalState state, Combatant unit) {
        return unit.riding().map(Seat::vehicle).filter(vehicle -> view(state, vehicle) != Vehicle.CrewView.TARGETABLE);
    }

    private static Vehicle.CrewView view(CapitalState state, String vehicle) {
        return state.unit(vehicle).vehicle().vehicle().crew();
    }

    /** Takes somebody out of the vehicle they sit in. */
    public static void leave(CapitalState state, Combatant unit) {
        if (unit.riding().isPresent()) {
            Combatant vehicle = state.unit(unit.riding().get().vehicle());
            vehicle.set(vehicle.crew().without(unit.id()));
            unit.leaveSeat();
        }
    }

    /** Everybody aboard is where the vehicle is. */
    public static void bringAlong(CapitalState state, Combatant vehicle) {
        for (String id : vehicle.crew().aboard()) {
            Combatant unit = state.unit(id);
            Position.move(
                    unit,
                    unit.base()
                            .movedTo(vehicle.base().centre())
                            .risenTo(vehicle.base().altitude()));
        }
    }

    /** A vehicle has gone so far by a Move Action, with everybody aboard. */
    public static void drove(CapitalState state, Combatant vehicle, int millimetres) {
        bringAlong(state, vehicle);
        vehicle.set(vehicle.crew().gone(millimetres));
    }

    /** What a vehicle drove counts within one turn. */
    public static void countDrivingAnew(CapitalState state) {
        for (Combatant unit : state.units()) {
            if (unit.isVehicle() && unit.crew().driven() > 0) {
                unit.set(unit.crew().driven(0, unit.crew().moved()));
            }
        }
    }
}
