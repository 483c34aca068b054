package arbiter.games.capital.vehicle;

import arbiter.games.capital.move.Metres;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;

/** A vehicle's way so far along its facing, as points and in the notation of a {@link VehiclePath}. */
record VehiclePathSoFar(List<Point> points, Facing before, Facing facing, int turnsAt, String notation) {

    static VehiclePathSoFar from(Point start, Facing facing) {
        return new VehiclePathSoFar(List.of(start), facing, facing, 0, "");
    }

    Point end() {
        return points.get(points.size() - 1);
    }

    /** Where so many millimetres along the facing lead; negative ones go backwards. */
    Point ahead(int millimetres) {
        return facing.ahead(end(), millimetres);
    }

    VehiclePathSoFar driven(int millimetres) {
        List<Point> more = new ArrayList<>(points);
        more.add(ahead(millimetres));
        return new VehiclePathSoFar(more, before, facing, turnsAt, noted(Metres.exactly(millimetres)));
    }

    VehiclePathSoFar turned(int right) {
        if (right == 0) {
            return this;
        }
        int length = Path.of(points).length();
        return new VehiclePathSoFar(
                points, before, facing.turned(right), length, noted((right < 0 ? "l" : "r") + Math.abs(right)));
    }

    /** The finished route, ending so many millimetres higher or lower. */
    VehiclePath climbed(int altitude, int climb) {
        String height = climb == 0 ? "" : " " + (climb < 0 ? "d" : "u") + Metres.exactly(Math.abs(climb));
        return new VehiclePath(notation + height, Path.of(points), before, turnsAt, facing, altitude + climb);
    }

    private String noted(String step) {
        return notation.isEmpty() ? step : notation + " " + step;
    }
}
