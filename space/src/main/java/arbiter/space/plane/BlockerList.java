package arbiter.space.plane;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.RandomAccess;

/**
 * Solid things that never change, with an index of where they stand: a grid of square cells, so that a line on a map with
 * thousands of walls is compared only with those near it.
 */
public final class BlockerList extends AbstractList<Blocker> implements RandomAccess {

    /** Comparing with so few takes less time than looking for them in cells. */
    private static final int FEW = 16;

    private static final int LEAST_CELL = 500;
    private static final int MOST_CELLS_ACROSS = 200;

    private final Blocker[] blockers;
    private final List<Blocker> few;
    private final Extent whole;
    private final int cell;
    private final int columns;
    private final int rows;
    private final BitSet[] cells;

    private BlockerList(Blocker[] blockers) {
        this.blockers = blockers;
        this.few = blockers.length <= FEW ? List.of(blockers) : List.of();
        this.whole = Extent.of(blockers);
        int across = (int) Math.min(MOST_CELLS_ACROSS, 2 * Math.ceil(Math.sqrt(blockers.length)));
        this.cell = (int) Math.max(LEAST_CELL, whole.longest() / Math.max(1, across) + 1);
        this.columns = (int) (whole.width() / cell) + 1;
        this.rows = (int) (whole.height() / cell) + 1;
        this.cells = new BitSet[blockers.length <= FEW ? 0 : columns * rows];
        for (int i = 0; cells.length > 0 && i < blockers.length; i++) {
            enter(i);
        }
    }

    public static BlockerList of(Collection<? extends Blocker> blockers) {
        return blockers instanceof BlockerList list ? list : new BlockerList(blockers.toArray(new Blocker[0]));
    }

    @Override
    public int size() {
        return blockers.length;
    }

    @Override
    public Blocker get(int place) {
        return blockers[place];
    }

    /**
     * Everything that comes within so many millimetres of the line between two points, in order, and perhaps some things
     * that do not: whoever asks looks at them closely.
     */
    public List<Blocker> near(Point from, Point to, int margin) {
        return cells.length == 0 ? few : near(List.of(from, to), margin);
    }

    /** The same for a way from point to point. */
    public List<Blocker> near(List<Point> way, int margin) {
        if (cells.length == 0) {
            return few;
        }
        BitSet found = new BitSet(blockers.length);
        Cells look = (row, column) -> {
            BitSet there = cells[row * columns + column];
            if (there != null) {
                found.or(there);
            }
        };
        for (int i = 0; i + 1 < way.size(); i++) {
            along(way.get(i), way.get(i + 1), margin, look);
        }
        List<Blocker> near = new ArrayList<>(found.cardinality());
        for (int i = found.nextSetBit(0); i >= 0; i = found.nextSetBit(i + 1)) {
            near.add(blockers[i]);
        }
        return near;
    }

    private void enter(int number) {
        Cells into = (row, column) -> {
            int place = row * columns + column;
            if (cells[place] == null) {
                cells[place] = new BitSet();
            }
            cells[place].set(number);
        };
        if (blockers[number] instanceof Blocker.Wall wall) {
            along(wall.from(), wall.to(), 0, into);
        } else {
            Extent extent = Extent.of(blockers[number]);
            for (int row = row(extent.top()); row <= row(extent.bottom()); row++) {
                for (int column = column(extent.left()); column <= column(extent.right()); column++) {
                    into.at(row, column);
                }
            }
        }
    }

    /** Every cell that has a point within the margin of the line, row by row. */
    private void along(Point from, Point to, long margin, Cells cells) {
        long top = Math.min(from.y(), to.y()) - margin;
        long bottom = Math.max(from.y(), to.y()) + margin;
        if (bottom < whole.top() || top > whole.bottom()) {
            return;
        }
        for (int row = row(top); row <= row(bottom); row++) {
            // the part of the line from which something in this row is no further away than the margin
            double upper = whole.top() + (double) row * cell - margin - 1;
            double lower = upper + cell + 2.0 * margin + 2;
            double one = x(from, to, upper);
            double other = x(from, to, lower);
            double left = from.y() == to.y() ? Math.min(from.x(), to.x()) : Math.min(one, other);
            double right = from.y() == to.y() ? Math.max(from.x(), to.x()) : Math.max(one, other);
            if (right + margin + 1 < whole.left() || left - margin - 1 > whole.right()) {
                continue;
            }
            for (int column = column((long) left - margin - 1); column <= column((long) right + margin + 1); column++) {
                cells.at(row, column);
            }
        }
    }

    /** Where the line is at that height, or its nearer end if it does not get there. */
    private static double x(Point from, Point to, double y) {
        if (from.y() == to.y()) {
            return from.x();
        }
        double share = (y - from.y()) / ((double) to.y() - from.y());
        return from.x() + Math.min(1, Math.max(0, share)) * ((double) to.x() - from.x());
    }

    private int row(long y) {
        return (int) Math.min(rows - 1, Math.max(0, Math.floorDiv(y - whole.top(), cell)));
    }

    private int column(long x) {
        return (int) Math.min(columns - 1, Math.max(0, Math.floorDiv(x - whole.left(), cell)));
    }

    private interface Cells {

        void at(int row, int column);
    }

    private record Extent(long left, long top, long right, long bottom) {

        private static final Extent NOWHERE = new Extent(0, 0, 0, 0);

        static Extent of(Blocker... blockers) {
            Extent extent = NOWHERE;
            for (int i = 0; i < blockers.length; i++) {
                Extent own = of(blockers[i]);
                extent = i == 0 ? own : extent.and(own);
            }
            return extent;
        }

        static Extent of(Blocker blocker) {
            if (blocker instanceof Blocker.Pillar pillar) {
                long radius = pillar.diameter() / 2 + 1;
                return around(List.of(pillar.centre()), radius);
            }
            return blocker instanceof Blocker.Wall wall
                    ? around(List.of(wall.from(), wall.to()), 0)
                    : around(((Blocker.Building) blocker).corners(), 0);
        }

        private static Extent around(List<Point> points, long room) {
            long left = Long.MAX_VALUE;
            long top = Long.MAX_VALUE;
            long right = Long.MIN_VALUE;
            long bottom = Long.MIN_VALUE;
            for (Point point : points) {
                left = Math.min(left, point.x() - room);
                top = Math.min(top, point.y() - room);
                right = Math.max(right, point.x() + room);
                bottom = Math.max(bottom, point.y() + room);
            }
            return new Extent(left, top, right, bottom);
        }

        Extent and(Extent other) {
            return new Extent(
                    Math.min(left, other.left),
                    Math.min(top, other.top),
                    Math.max(right, other.right),
                    Math.max(bottom, other.bottom));
        }

        long width() {
            return right - left;
        }

        long height() {
            return bottom - top;
        }

        long longest() {
            return Math.max(width(), height());
        }
    }
}
