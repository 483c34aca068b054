package arbiter.space.plane;

import java.util.ArrayList;
import java.util.List;

/** A ring of points without those that lie on the straight line between their neighbours, give or take a little. */
final class Simplified {

    private Simplified() {}

    static List<Point> ring(List<Point> points, int tolerance) {
        List<Point> kept = new ArrayList<>();
        int count = points.size();
        int last = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || !straight(points, last, i + 1, tolerance)) {
                kept.add(points.get(i));
                last = i;
            }
        }
        return kept;
    }

    /** Whether all points strictly between two of them lie near the line that joins these. */
    private static boolean straight(List<Point> points, int from, int to, int tolerance) {
        Point start = points.get(from);
        Point end = points.get(to % points.size());
        for (int i = from + 1; i < to; i++) {
            if (!Exact.near(start, end, points.get(i), 2L * tolerance)) {
                return false;
            }
        }
        return true;
    }
}
