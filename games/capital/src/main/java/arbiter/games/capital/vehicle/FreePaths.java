package arbiter.games.capital.vehicle;

import arbiter.games.capital.move.PathObstacles;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Worthwhile routes of a vehicle that moves freely: up to every enemy, and away from them. Ledger: CAP-AMB-147. */
final class FreePaths {

    private static final int MILLIMETRES = 1000;

    private FreePaths() {}

    static List<VehiclePath> routes(CapitalState state, Combatant vehicle, VehicleAction.Move move) {
        List<VehiclePath> routes = new ArrayList<>();
        int most = move.legs().get(0).metres() * MILLIMETRES;
        for (Combatant enemy : state.units()) {
            Point centre = enemy.base().centre();
            if (state.enemies(vehicle, enemy)
                    && enemy.present()
                    && enemy.riding().isEmpty()
                    && !centre.equals(vehicle.base().centre())) {
                Facing toward = Facing.toward(vehicle.base().centre(), centre);
                int apart = vehicle.base().centre().distance(centre);
                add(state, vehicle, vehicle.base().centre().toward(centre, Math.min(most, apart)), routes);
                add(state, vehicle, toward.turned(180).ahead(vehicle.base().centre(), most), routes);
            }
        }
        if (routes.isEmpty()) {
            add(state, vehicle, vehicle.crew().facing().ahead(vehicle.base().centre(), most), routes);
        }
        return routes;
    }

    private static void add(CapitalState state, Combatant vehicle, Point target, List<VehiclePath> routes) {
        Point start = vehicle.base().centre();
        int reach = PathObstacles.reach(state, vehicle, start, target);
        if (reach > 0) {
            VehiclePath route = through(vehicle, List.of(start.toward(target, reach)));
            if (routes.stream().noneMatch(known -> known.id().equals(route.id()))) {
                routes.add(route);
            }
        }
    }

    /** From where the vehicle stands through these points. */
    static VehiclePath through(Combatant vehicle, List<Point> points) {
        List<Point> all = new ArrayList<>();
        all.add(vehicle.base().centre());
        all.addAll(points);
        String notation = points.stream().map(Point::toString).collect(Collectors.joining("; "));
        Facing facing = vehicle.crew().facing();
        return new VehiclePath(
                notation, Path.of(all), facing, 0, facing, vehicle.base().altitude());
    }
}
