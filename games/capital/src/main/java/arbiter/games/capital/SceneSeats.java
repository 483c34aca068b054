package arbiter.games.capital;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.unit.Combatant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Puts people into vehicles before the fight begins, where they fit and may sit. Ledger: CAP-VEH-3, CAP-VEH-6. */
final class SceneSeats {

    private static final String OPERATOR = "operator";
    private static final String PASSENGER = "passenger";

    private final Collection<Combatant> units;
    private final Problems problems;

    SceneSeats(Collection<Combatant> units, Problems problems) {
        this.units = units;
        this.problems = problems;
    }

    void seat(Combatant unit, ScenePlace spot) {
        Node aboard = spot.aboard().orElseThrow();
        Optional<Combatant> vehicle = vehicle(aboard);
        if (vehicle.isPresent() && fits(unit, vehicle.get(), aboard)) {
            boolean operates = spot.seat().isPresent()
                    ? !spot.seat().get().text().equals(PASSENGER)
                    : canOperate(unit, vehicle.get());
            if (spot.seat().isEmpty()
                    || allowed(unit, vehicle.get(), spot.seat().get())) {
                take(unit, vehicle.get(), operates, aboard);
            }
        }
    }

    private Optional<Combatant> vehicle(Node aboard) {
        List<Combatant> vehicles = units.stream().filter(Combatant::isVehicle).toList();
        Optional<Combatant> named = vehicles.stream()
                .filter(vehicle -> vehicle.id().equals(aboard.text()))
                .findFirst();
        if (named.isEmpty()) {
            List<String> ids = vehicles.stream().map(Combatant::id).toList();
            problems.add(aboard.place(), Nearest.unknown("vehicle", aboard.text(), ids));
        }
        return named;
    }

    private boolean fits(Combatant unit, Combatant vehicle, Node aboard) {
        Optional<String> objection = Optional.empty();
        if (unit.isVehicle()) {
            objection = Optional.of("a vehicle does not ride in another");
        } else if (!unit.side().equals(vehicle.side())) {
            objection = Optional.of(unit.name() + " is on side '" + unit.side() + "', the " + vehicle.name()
                    + " on side '" + vehicle.side() + "'");
        } else if (!vehicle.profile().size().largerThan(unit.profile().size())) {
            objection = Optional.of(unit.name() + " is too large for the " + vehicle.name());
        } else if (!unit.present() || !vehicle.isUp()) {
            objection = Optional.of("nobody who is out sits in a vehicle, and nobody sits in a wreck");
        }
        objection.ifPresent(message -> problems.add(aboard.place(), message));
        return objection.isEmpty();
    }

    /** Whether the seat that the file names is one, and one for this unit. */
    private boolean allowed(Combatant unit, Combatant vehicle, Node seat) {
        if (seat.text().equals(PASSENGER)) {
            return true;
        }
        if (!seat.text().equals(OPERATOR)) {
            problems.add(seat.place(), Nearest.unknown("seat", seat.text(), List.of(OPERATOR, PASSENGER)));
            return false;
        }
        if (!trained(unit, vehicle)) {
            problems.add(seat.place(), unit.name() + " has no Training to operate the " + vehicle.name());
            return false;
        }
        return true;
    }

    private static boolean trained(Combatant unit, Combatant vehicle) {
        Vehicle kind = vehicle.vehicle().vehicle();
        return !kind.trainedOnly() || unit.trainedWith(kind);
    }

    /** Without a seat named: at the controls if they are free for this unit, else along for the ride. */
    private static boolean canOperate(Combatant unit, Combatant vehicle) {
        return trained(unit, vehicle)
                && vehicle.crew().operators().size()
                        < vehicle.vehicle().vehicle().operators();
    }

    private void take(Combatant unit, Combatant vehicle, boolean operates, Node aboard) {
        Vehicle kind = vehicle.vehicle().vehicle();
        int taken = (operates ? vehicle.crew().operators() : vehicle.crew().passengers()).size();
        int seats = operates ? kind.operators() : kind.passengers();
        if (taken < seats) {
            UnitSetup.seat(unit, vehicle, operates);
        } else {
            problems.add(
                    aboard.place(),
                    "there is no seat left for " + unit.name() + ": the " + vehicle.name() + " has " + seats + " for "
                            + (operates ? "operators" : "passengers"));
        }
    }
}
