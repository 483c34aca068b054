package arbiter.space.plane;

/** Points of the plane in rows and columns, so many millimetres apart, from a north-west corner on. */
public record PlaneGrid(Point corner, int step, int columns, int rows) {

    public PlaneGrid {
        if (step < 1 || columns < 2 || rows < 2) {
            throw new IllegalArgumentException("a grid of " + columns + " by " + rows + " points, " + step
                    + " mm apart: it has at least two by two");
        }
    }

    /** A square one around a point that reaches a step beyond that distance, with so many steps each way at most. */
    public static PlaneGrid around(Point middle, int distance, int leastStep, int mostSteps) {
        int step = Math.max(leastStep, (distance + mostSteps - 1) / mostSteps);
        int steps = (distance + step - 1) / step + 1;
        Point corner = new Point(middle.x() - steps * step, middle.y() - steps * step);
        return new PlaneGrid(corner, step, 2 * steps + 1, 2 * steps + 1);
    }

    public Point at(int column, int row) {
        return new Point(corner.x() + column * step, corner.y() + row * step);
    }
}
