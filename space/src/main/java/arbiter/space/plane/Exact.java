package arbiter.space.plane;

/** Whole-number arithmetic that neither rounds nor overflows on the distances a plane can have. */
final class Exact {

    private Exact() {}

    /** Whether a times b is at most c times d; none of them negative. The products may need 128 bits. */
    static boolean atMost(long a, long b, long c, long d) {
        long high = Math.multiplyHigh(a, b);
        long otherHigh = Math.multiplyHigh(c, d);
        return high != otherHigh ? high < otherHigh : Long.compareUnsigned(a * b, c * d) <= 0;
    }

    /** The square root to the nearest whole number. */
    static int root(long square) {
        long root = (long) Math.sqrt((double) square);
        while (root * root > square) {
            root--;
        }
        while ((root + 1) * (root + 1) <= square) {
            root++;
        }
        return (int) (square - root * root > root ? root + 1 : root);
    }

    /** Twice the area of the triangle of three points: positive if p lies clockwise of b, seen from a. */
    static long cross(Point a, Point b, Point p) {
        return (long) (b.x() - a.x()) * (p.y() - a.y()) - (long) (b.y() - a.y()) * (p.x() - a.x());
    }

    static long dot(Point a, Point b, Point p) {
        return (long) (b.x() - a.x()) * (p.x() - a.x()) + (long) (b.y() - a.y()) * (p.y() - a.y());
    }

    /** Whether a point is at most so far from a segment; the distance is given doubled, so that radii stay whole. */
    static boolean near(Point a, Point b, Point p, long doubled) {
        long dot = dot(a, b, p);
        long length = a.square(b);
        if (dot <= 0) {
            return 4 * a.square(p) <= doubled * doubled;
        }
        if (dot >= length) {
            return 4 * b.square(p) <= doubled * doubled;
        }
        long cross = 2 * Math.abs(cross(a, b, p));
        return atMost(cross, cross, doubled * doubled, length);
    }

    /** Whether a point lies on a segment, ends included. */
    static boolean on(Point a, Point b, Point p) {
        return near(a, b, p, 0);
    }

    /** Whether two segments have a point in common, ends included. */
    static boolean meet(Point a, Point b, Point c, Point d) {
        int abc = Long.signum(cross(a, b, c));
        int abd = Long.signum(cross(a, b, d));
        int cda = Long.signum(cross(c, d, a));
        int cdb = Long.signum(cross(c, d, b));
        if (abc * abd < 0 && cda * cdb < 0) {
            return true;
        }
        return on(a, b, c) || on(a, b, d) || on(c, d, a) || on(c, d, b);
    }
}
