package arbiter.space.plane;

/** A part of the plane that something happens in, border included, seen from above. */
public sealed interface Area {

    boolean covers(Point point);

    /** Whether any part of a base lies in it. */
    boolean touches(Base base);

    /** Everything up to a distance from a point. */
    record Circle(Point centre, int radius) implements Area {

        public Circle {
            checkLength("a circle of radius", radius);
        }

        @Override
        public boolean covers(Point point) {
            return centre.square(point) <= (long) radius * radius;
        }

        @Override
        public boolean touches(Base base) {
            long most = 2L * radius + base.diameter();
            return 4 * centre.square(base.centre()) <= most * most;
        }
    }

    /** Everything up to a distance from the apex and up to half the width, in degrees, off the facing. */
    record Cone(Point apex, Facing facing, int width, int length) implements Area {

        public Cone {
            checkLength("a cone of length", length);
            if (width < 2 || width > 180 || width % 2 != 0) {
                throw new IllegalArgumentException(
                        "a cone of " + width + " degrees: the width is an even number from 2 to 180");
            }
        }

        @Override
        public boolean covers(Point point) {
            return opensTo(point) && apex.square(point) <= (long) length * length;
        }

        private boolean opensTo(Point point) {
            return rightOf(facing.turned(-width / 2), point) >= 0 && rightOf(facing.turned(width / 2), point) <= 0;
        }

        private long rightOf(Facing border, Point point) {
            return border.east() * (point.y() - apex.y()) + border.north() * (point.x() - apex.x());
        }

        @Override
        public boolean touches(Base base) {
            long most = 2L * length + base.diameter();
            return opensTo(base.centre()) && 4 * apex.square(base.centre()) <= most * most
                    || nearBorder(facing.turned(-width / 2), base)
                    || nearBorder(facing.turned(width / 2), base);
        }

        private boolean nearBorder(Facing border, Base base) {
            return Exact.near(apex, border.ahead(apex, length), base.centre(), base.diameter());
        }
    }

    /** Everything up to half the breadth from the straight line between two points; the ends are round. */
    record Strip(Point from, Point to, int breadth) implements Area {

        public Strip {
            checkLength("a strip of breadth", breadth);
        }

        @Override
        public boolean covers(Point point) {
            return Exact.near(from, to, point, breadth);
        }

        @Override
        public boolean touches(Base base) {
            return Exact.near(from, to, base.centre(), (long) breadth + base.diameter());
        }
    }

    private static void checkLength(String what, int length) {
        if (length < 0 || length > Point.LIMIT) {
            throw new IllegalArgumentException(what + " " + length + " mm: it is from 0 to " + Point.LIMIT);
        }
    }
}
