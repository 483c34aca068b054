package arbiter.games.capital.rule;

import arbiter.games.capital.state.Metres;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;

/** A vehicle's way so far along its facing, as points and in the notation of a {@link Route}. */
record Trail(List<Point> points, Facing before, Facing facing, int turnsAt, String notation) {

    static Trail from(Point start, Facing facing) {
        return new Trail(List.of(start), facing, facing, 0, "");
    }

    Point end() {
        return points.get(points.size() - 1);
    }

    /** Where so many millimetres along the facing lead; negative ones go backwards. */
    Point ahead(int millimetres) {
        return facing.ahead(end(), millimetres);
    }

    Trail driven(int millimetres) {
        List<Point> more = new ArrayList<>(points);
        more.add(ahead(millimetres));
        return new Trail(more, before, facing, turnsAt, noted(Metres.exactly(millimetres)));
    }

    Trail turned(int right) {
        if (right == 0) {
            return this;
        }
        int length = Path.of(points).length();
        return new Trail(
                points, before, facing.turned(right), length, noted((right < 0 ? "l" : "r") + Math.abs(right)));
    }

    /** The finished route, ending so many millimetres higher or lower. */
    Route climbed(int altitude, int climb) {
        String height = climb == 0 ? "" : " " + (climb < 0 ? "d" : "u") + Metres.exactly(Math.abs(climb));
        return new Route(notation + height, Path.of(points), before, turnsAt, facing, altitude + climb);
    }

    private String noted(String step) {
        return notation.isEmpty() ? step : notation + " " + step;
    }
}
