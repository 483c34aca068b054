package arbiter.games.capital.move;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.ReachOutline;
import arbiter.space.plane.Outline;
import arbiter.space.plane.PlaneGrid;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Where one movement of a unit can lead, as a board draws it: the same ways that an answer is accepted for. */
final class MoveReach {

    private static final double MILLIMETRES = 1000;
    private static final int LEAST_STEP = 200;
    private static final int MOST_STEPS = 24;
    private static final int PRECISION = 10;
    /** Distances are rounded. */
    private static final double HALF = 0.5;

    private static final int[][] BESIDE = {{-1, 0}, {0, -1}, {-1, -1}, {0, 0}};

    private final ShortestWays ways;
    private final Predicate<Point> allowed;
    private final PlaneGrid grid;
    private final int[] turns;
    /** The turning points that come last on some way or lead to one that does, in the order in which they are told. */
    private final List<Integer> told = new ArrayList<>();

    private MoveReach(ShortestWays ways, Predicate<Point> allowed, PlaneGrid grid) {
        this.ways = ways;
        this.allowed = allowed;
        this.grid = grid;
        this.turns = new int[grid.columns() * grid.rows()];
        told.add(0);
    }

    /** Up to so many millimetres, to places that are allowed besides. */
    static ReachOutline of(CapitalState state, Combatant unit, int furthest, Predicate<Point> allowed) {
        PlaneGrid grid = PlaneGrid.around(unit.base().centre(), furthest, LEAST_STEP, MOST_STEPS);
        return new MoveReach(new ShortestWays(state, unit, furthest), allowed, grid).outline(furthest);
    }

    private ReachOutline outline(int furthest) {
        boolean[] inside = new boolean[grid.columns() * grid.rows()];
        Arrays.fill(turns, -1);
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++) {
            StringBuilder letters = new StringBuilder();
            for (int column = 0; column < grid.columns(); column++) {
                int turn = lastTurn(grid.at(column, row), guess(column, row));
                turns[row * grid.columns() + column] = turn;
                inside[row * grid.columns() + column] = turn >= 0;
                letters.append(ReachOutline.Grid.letter(turn < 0 ? turn : number(turn)));
            }
            rows.add(letters.toString());
        }
        List<List<String>> rings =
                Outline.rings(grid, inside, this::belongs, (in, out) -> end(in, out, furthest), PRECISION).stream()
                        .map(ring -> ring.stream().map(Point::toString).toList())
                        .toList();
        double step = grid.step() / MILLIMETRES;
        return new ReachOutline(
                furthest / MILLIMETRES,
                rings,
                toldTurns(),
                new ReachOutline.Grid(grid.corner().toString(), step, rows));
    }

    private int lastTurn(Point point, int guess) {
        return allowed.test(point) ? ways.lastTurn(point, guess) : -1;
    }

    private boolean belongs(Point point) {
        int column = (point.x() - grid.corner().x()) / grid.step();
        int row = (point.y() - grid.corner().y()) / grid.step();
        return lastTurn(point, guess(column + 1, row + 1)) >= 0;
    }

    /** Mostly a way simply gets too long: where that is, seen from the turn that comes last on the way there. */
    private Point end(Point in, Point out, int furthest) {
        int turn = Math.max(
                0,
                known(
                        (in.x() - grid.corner().x()) / grid.step(),
                        (in.y() - grid.corner().y()) / grid.step()));
        Point around = ways.turn(turn);
        double left = furthest - ways.length(turn) + HALF;
        boolean along = in.y() == out.y();
        int aside = along ? in.y() - around.y() : in.x() - around.x();
        int end = (int) Math.sqrt(Math.max(0, left * left - (double) aside * aside));
        return along
                ? new Point(around.x() + Integer.signum(out.x() - in.x()) * end, in.y())
                : new Point(in.x(), around.y() + Integer.signum(out.y() - in.y()) * end);
    }

    /** Neighbours mostly turn last where their neighbours do. */
    private int guess(int column, int row) {
        for (int[] beside : BESIDE) {
            int known = known(column + beside[0], row + beside[1]);
            if (known > 0) {
                return known;
            }
        }
        return 0;
    }

    private int known(int column, int row) {
        boolean there = column >= 0 && row >= 0 && column < grid.columns() && row < grid.rows();
        return there ? turns[row * grid.columns() + column] : -1;
    }

    /** The number under which a turning point is told; those before it are told before it. */
    private int number(int turn) {
        int known = told.indexOf(turn);
        if (known >= 0) {
            return known;
        }
        number(ways.before(turn));
        told.add(turn);
        return told.size() - 1;
    }

    private List<ReachOutline.Turn> toldTurns() {
        Stream<ReachOutline.Turn> list = told.stream()
                .map(turn -> new ReachOutline.Turn(
                        ways.turn(turn).toString(),
                        ways.length(turn) / MILLIMETRES,
                        turn == 0 ? -1 : told.indexOf(ways.before(turn))));
        return list.toList();
    }
}
