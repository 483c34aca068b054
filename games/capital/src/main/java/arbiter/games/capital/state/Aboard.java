package arbiter.games.capital.state;

import arbiter.games.capital.sheet.CrewView;
import java.util.Optional;

/** Who sits in what, and what that keeps from them. Ledger: CAP-VEH-6, CAP-AMB-142. */
final class Aboard {

    private Aboard() {}

    /** Whether the sides of a vehicle are between two units, so that neither can touch or hit the other. */
    static boolean apart(CapitalState state, Combatant one, Combatant other) {
        if (one.riding == null && other.riding == null) {
            return false;
        }
        return !closed(state, one).equals(closed(state, other));
    }

    /** Whether the vehicle somebody sits in keeps another from seeing them. */
    static boolean hides(CapitalState state, Combatant unit, Combatant from) {
        if (unit.riding == null) {
            return false;
        }
        boolean together = from.riding != null && from.riding.vehicle().equals(unit.riding.vehicle());
        return !together && view(state, unit) == CrewView.HIDDEN;
    }

    static boolean enclosed(CapitalState state, Combatant unit) {
        return unit.riding != null && closed(state, unit).isPresent();
    }

    /** The vehicle in which nobody outside can reach the unit. */
    private static Optional<String> closed(CapitalState state, Combatant unit) {
        return unit.riding == null || view(state, unit) == CrewView.TARGETABLE
                ? Optional.empty()
                : Optional.of(unit.riding.vehicle());
    }

    private static CrewView view(CapitalState state, Combatant unit) {
        return state.combatant(unit.riding.vehicle()).vehicle().vehicle().crew();
    }

    /** Takes somebody out of the vehicle they sit in. */
    static void leave(CapitalState state, Combatant unit) {
        if (unit.riding != null) {
            Combatant vehicle = state.combatant(unit.riding.vehicle());
            vehicle.crew = vehicle.crew.without(unit.id());
            unit.riding = null;
        }
    }

    /** Everybody aboard is where the vehicle is. */
    static void bringAlong(CapitalState state, Combatant vehicle) {
        for (String id : vehicle.crew.aboard()) {
            Combatant unit = state.combatant(id);
            unit.base = unit.base.movedTo(vehicle.base.centre()).risenTo(vehicle.base.altitude());
        }
    }

    /** A vehicle watches for its owner until the owner's next turn starts. Ledger: CAP-AMB-126. */
    static void endBackup(CapitalState state, String owner) {
        for (Combatant unit : state.combatants()) {
            if (unit.crew != null
                    && unit.crew.owner().isPresent()
                    && owner.equals(unit.crew.owner().get())) {
                unit.overwatch = 0;
            }
        }
    }

    /** What a vehicle drove counts within one turn. */
    static void countDrivingAnew(CapitalState state) {
        for (Combatant unit : state.combatants()) {
            if (unit.crew != null && unit.crew.driven() > 0) {
                unit.crew = unit.crew.driven(0, unit.crew.moved());
            }
        }
    }
}
