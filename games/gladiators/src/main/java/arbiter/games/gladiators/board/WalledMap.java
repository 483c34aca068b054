package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexBoard;
import java.util.Arrays;

/**
 * A map with the walls that stand on it: where one can stand, what can be seen and shot from where, how far it is on foot.
 * Walls change a few times in a fight and these are asked all the time, so each is worked out once. Two threads that ask at
 * the same time work out the same.
 */
public final class WalledMap {

    /** As far as somewhere that no way leads to. */
    public static final int NO_WAY = 1_000;

    /** How many answers are kept of one kind; then they are forgotten. */
    private static final int KEPT = 1 << 19;

    /** Lines and ways are kept for so many heights; fights higher up are rare. */
    private static final int HEIGHTS = 4;

    private static final byte SEEN = 1;
    private static final byte UNSEEN = 2;
    private static final byte SHOT = 4;
    private static final byte UNSHOT = 8;

    private final BattleMap map;
    private final Walls walls;
    private final HexBoard board;
    private final LineOfFire line;
    private final boolean[][] footings = new boolean[HEIGHTS][];
    /** Where one can stand and walk on without swimming. */
    private final boolean[][] dryFootings = new boolean[HEIGHTS][];

    private final short[][] ways;
    private final byte[][] lines;
    private int rows;
    private int distances;

    WalledMap(BattleMap map, Walls walls) {
        this.map = map;
        this.walls = walls;
        this.board = map.board();
        this.line = new LineOfFire(map, walls);
        this.ways = new short[board.size() * HEIGHTS][];
        this.lines = new byte[board.size() * HEIGHTS * HEIGHTS][];
    }

    boolean isOf(BattleMap other) {
        return map == other;
    }

    /** The highest surface of the hex that is not above that altitude: where somebody lands who falls from there. */
    public int surface(Hex hex, int altitude) {
        int wall = walls.height(hex.q(), hex.r());
        int roof = map.roof(hex.q(), hex.r());
        int surface = wall > 0 && wall <= altitude ? wall : 0;
        return roof > 0 && roof <= altitude ? Math.max(surface, roof) : surface;
    }

    /** Whether one can stand there: on the ground or on something, with no wall in the way. */
    public boolean stands(Hex hex, int altitude) {
        return map.contains(hex) && footing(altitude)[board.number(hex)];
    }

    /** The same for every hex of the board, by its number. */
    public boolean[] footing(int altitude) {
        if (altitude < 0 || altitude >= HEIGHTS) {
            return workedOutFooting(altitude);
        }
        if (footings[altitude] == null) {
            footings[altitude] = workedOutFooting(altitude);
        }
        return footings[altitude];
    }

    private boolean[] workedOutFooting(int altitude) {
        boolean[] footing = new boolean[board.size()];
        for (int place = 0; place < footing.length; place++) {
            Hex hex = board.hex(place);
            WallHex wall = walls.find(hex.q(), hex.r());
            footing[place] = (wall == null || !wall.fills(altitude)) && surface(hex, altitude) == altitude;
        }
        return footing;
    }

    /** How many steps it is on foot to that hex from every hex of the board, by its number, around walls and water. */
    public short[] stepsTo(Hex hex, int altitude) {
        int place = board.number(hex);
        if (altitude < 0 || altitude >= HEIGHTS) {
            return workedOutSteps(place, altitude);
        }
        int kept = altitude * board.size() + place;
        short[] steps = ways[kept];
        if (steps == null) {
            steps = workedOutSteps(place, altitude);
            if (++distances * board.size() > KEPT) {
                Arrays.fill(ways, null);
                distances = 1;
            }
            ways[kept] = steps;
        }
        return steps;
    }

    /** Ring by ring. */
    private short[] workedOutSteps(int goal, int altitude) {
        boolean[] footing = dryFooting(altitude);
        short[] steps = new short[board.size()];
        Arrays.fill(steps, (short) NO_WAY);
        int[] queue = new int[steps.length];
        int last = 1;
        queue[0] = goal;
        steps[goal] = 0;
        for (int first = 0; first < last; first++) {
            int from = queue[first];
            short next = (short) (steps[from] + 1);
            for (int which = board.degree(from) - 1; which >= 0; which--) {
                int to = board.neighbour(from, which);
                if (steps[to] == NO_WAY && footing[to]) {
                    steps[to] = next;
                    queue[last++] = to;
                }
            }
        }
        return steps;
    }

    private boolean[] dryFooting(int altitude) {
        boolean kept = altitude >= 0 && altitude < HEIGHTS;
        boolean[] known = kept ? dryFootings[altitude] : null;
        if (known == null) {
            known = footing(altitude).clone();
            for (int place = 0; place < known.length; place++) {
                known[place] &= !map.isWater(board.hex(place));
            }
            if (kept) {
                dryFootings[altitude] = known;
            }
        }
        return known;
    }

    boolean sees(Spot from, Spot to) {
        if (!isKept(from, to)) {
            return line.isSeen(from, to);
        }
        byte[] row = row(from, to.altitude());
        int place = board.number(to.hex());
        if ((row[place] & (SEEN | UNSEEN)) == 0) {
            row[place] |= line.isSeen(from, to) ? SEEN : UNSEEN;
        }
        return (row[place] & SEEN) != 0;
    }

    boolean fires(Spot from, Spot to) {
        if (!isKept(from, to)) {
            return line.isShot(from, to);
        }
        byte[] row = row(from, to.altitude());
        int place = board.number(to.hex());
        if ((row[place] & (SHOT | UNSHOT)) == 0) {
            row[place] |= line.isShot(from, to) ? SHOT : UNSHOT;
        }
        return (row[place] & SHOT) != 0;
    }

    private boolean isKept(Spot from, Spot to) {
        return from.altitude() >= 0
                && from.altitude() < HEIGHTS
                && to.altitude() >= 0
                && to.altitude() < HEIGHTS
                && map.contains(from.hex())
                && map.contains(to.hex());
    }

    /** The lines from there to every hex at that altitude. */
    private byte[] row(Spot from, int altitude) {
        int place = (board.number(from.hex()) * HEIGHTS + from.altitude()) * HEIGHTS + altitude;
        byte[] row = lines[place];
        if (row == null) {
            row = new byte[board.size()];
            if (++rows * row.length > KEPT) {
                Arrays.fill(lines, null);
                rows = 1;
            }
            lines[place] = row;
        }
        return row;
    }
}
