package arbiter.games.capital.vehicle;

import arbiter.games.capital.move.PathObstacles;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Worthwhile routes of a vehicle with a facing: straight legs along it, some of an exact length, with turns between
 * them. An exact leg that is blocked rules the whole route out. Ledger: CAP-AMB-147.
 */
final class PathsByFacing {

    private static final int MILLIMETRES = 1000;
    private static final int EIGHTH = 45;

    private final CapitalState state;
    private final Combatant vehicle;
    private final VehicleAction.Move move;
    private final List<VehiclePath> routes = new ArrayList<>();

    private PathsByFacing(CapitalState state, Combatant vehicle, VehicleAction.Move move) {
        this.state = state;
        this.vehicle = vehicle;
        this.move = move;
    }

    static List<VehiclePath> routes(CapitalState state, Combatant vehicle, VehicleAction.Move move) {
        PathsByFacing steering = new PathsByFacing(state, vehicle, move);
        steering.extend(
                0, VehiclePathSoFar.from(vehicle.base().centre(), vehicle.crew().facing()));
        return steering.routes;
    }

    private void extend(int index, VehiclePathSoFar trail) {
        VehicleAction.Leg leg = move.legs().get(index);
        lengths(leg, trail, 1, index > 0).forEach(length -> goOn(index, trail.driven(length)));
        if (leg.backwards()) {
            lengths(leg, trail, -1, false).forEach(length -> goOn(index, trail.driven(length)));
        }
    }

    /** All the way or as far as it is free, half of that on a first leg, none at all on a later one. */
    private List<Integer> lengths(VehicleAction.Leg leg, VehiclePathSoFar trail, int direction, boolean mayStay) {
        int most = direction * leg.metres() * MILLIMETRES;
        Point target = trail.ahead(most);
        int reach = PathObstacles.reach(state, vehicle, trail.end(), target);
        boolean free = reach == trail.end().distance(target);
        List<Integer> lengths = new ArrayList<>();
        if (leg.exactly()) {
            if (free) {
                lengths.add(most);
            }
            return lengths;
        }
        if (reach > 0) {
            lengths.add(free ? most : direction * reach);
        }
        int half = direction * (leg.metres() / 2) * MILLIMETRES;
        if (!mayStay && reach > Math.abs(half)) {
            lengths.add(half);
        }
        if (mayStay) {
            lengths.add(0);
        }
        return lengths;
    }

    private void goOn(int index, VehiclePathSoFar trail) {
        if (index + 1 == move.legs().size()) {
            climbs().forEach(climb -> routes.add(trail.climbed(vehicle.base().altitude(), climb)));
            return;
        }
        for (int turn : turns(move.legs().get(index).thenTurn(), trail)) {
            extend(index + 1, trail.turned(turn));
        }
    }

    /** By eighths of a circle, and toward every enemy, as far as the turn may go. */
    private TreeSet<Integer> turns(int most, VehiclePathSoFar trail) {
        TreeSet<Integer> turns = new TreeSet<>();
        for (int turn = 0; turn <= most; turn += EIGHTH) {
            turns.add(turn);
            turns.add(-turn);
        }
        for (Combatant enemy : state.units()) {
            if (state.enemies(vehicle, enemy)
                    && enemy.present()
                    && !enemy.base().centre().equals(trail.end())) {
                int turn = trail.facing()
                        .turnTo(Facing.toward(trail.end(), enemy.base().centre()));
                turns.add(Math.max(-most, Math.min(most, turn)));
            }
        }
        return turns;
    }

    private List<Integer> climbs() {
        int most = move.climb() * MILLIMETRES;
        if (move.climbsExactly() || most == 0) {
            return List.of(most);
        }
        return List.of(0, most, -Math.min(most, vehicle.base().altitude()));
    }
}
