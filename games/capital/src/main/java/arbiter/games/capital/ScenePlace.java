package arbiter.games.capital;

import arbiter.content.Problems;
import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Node;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.unit.Combatant;
import arbiter.rulebook.Placement;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Point;
import java.util.Optional;

/**
 * Where a unit is at first, as a file writes it: a point, perhaps with a facing and an altitude, or a seat in a vehicle.
 * A text alone is a point.
 */
record ScenePlace(
        Optional<Node> point,
        Optional<Node> facing,
        Optional<Node> altitude,
        Optional<Node> aboard,
        Optional<Node> seat) {

    private static final ScenePlace ANYWHERE =
            new ScenePlace(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    private static final int MILLIMETRES = 1000;
    private static final int HIGHEST = 1000;
    /** A hovering unit is this many metres up. Ledger: CAP-AMB-38. */
    private static final int HOVERS_FROM = 1;

    private static final int HOVERS_TO = 3;

    static ScenePlace of(Placement unit, Problems problems) {
        if (unit.at().isEmpty()) {
            return ANYWHERE;
        }
        Node at = unit.at().get();
        if (at instanceof Node.Text) {
            return new ScenePlace(
                    Optional.of(at), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        }
        ScenePlace spot = Binder.plain().bind(at, ScenePlace.class, problems).orElse(ANYWHERE);
        boolean stands = spot.point.isPresent() || spot.facing.isPresent() || spot.altitude.isPresent();
        if (spot.aboard.isPresent() && stands) {
            problems.add(at.place(), "whoever is aboard is where the vehicle is: give no point, facing or altitude");
        }
        if (spot.seat.isPresent() && spot.aboard.isEmpty()) {
            problems.add(spot.seat.get().place(), "a seat is in a vehicle: say in which one with aboard");
        }
        return spot;
    }

    /** The point in metres, if the file gives one that can be read. */
    Optional<Point> centre(Problems problems) {
        if (point.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Point.parse(point.get().text()));
        } catch (IllegalArgumentException refusal) {
            problems.add(point.get().place(), refusal.getMessage());
            return Optional.empty();
        }
    }

    /** Turns and lifts a unit that has been put on the table. Ledger: CAP-AMB-147, CAP-KEY-FLYING. */
    void arrange(Combatant unit, Problems problems) {
        facing.ifPresent(node -> face(unit, node, problems));
        altitude.ifPresent(node -> lift(unit, node, problems));
    }

    private static void face(Combatant unit, Node node, Problems problems) {
        int degrees = node.integer();
        if (!unit.isVehicle() || !unit.vehicle().vehicle().facing()) {
            problems.add(node.place(), unit.name() + " has no facing: it moves any way it likes");
        } else if (degrees < 0 || degrees > 359) {
            problems.add(node.place(), "a facing is in degrees from 0 (north) over 90 (east) to 359, not " + degrees);
        } else {
            UnitSetup.face(unit, new Facing(degrees));
        }
    }

    private static void lift(Combatant unit, Node node, Problems problems) {
        int metres = node.integer();
        boolean hovers = unit.profile().is(UnitTag.HOVERS);
        int least = hovers ? HOVERS_FROM : 0;
        int most = hovers ? HOVERS_TO : HIGHEST;
        if (unit.isVehicle() && !flies(unit)) {
            problems.add(node.place(), unit.name() + " does not fly");
        } else if (metres < least || metres > most) {
            problems.add(
                    node.place(),
                    "the altitude of " + unit.name() + " is from " + least + " to " + most + " metres, not " + metres);
        } else {
            UnitSetup.lift(unit, metres * MILLIMETRES);
        }
    }

    private static boolean flies(Combatant vehicle) {
        return vehicle.vehicle().vehicle().actions().stream().anyMatch(ScenePlace::inTheAir);
    }

    private static boolean inTheAir(VehicleAction action) {
        return action instanceof VehicleAction.Move move && move.from().equals(Optional.of(VehicleAction.From.AIR));
    }
}
