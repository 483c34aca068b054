package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexSide;
import java.util.Optional;

/**
 * What can be seen and shot at from where. A line is stopped by an unbreached wall as high as the line is in that hex, and
 * by a roof that it would go through; the walls of its two end hexes never stop it. Where it runs between two hexes, one
 * open side is enough. So who sees is seen. Ledger: GG-TGT-2, GG-WAL-2, GG-DET-3, GG-AMB-28, GG-AMB-113.
 */
public record LineOfFire(BattleMap map, Walls walls) {

    private static final int OPEN = -1;

    /** Whether one sees the other: glass is no hindrance. Ledger: GG-WAL-2. */
    public boolean sees(Spot from, Spot to) {
        return isFree() || walls.on(map).sees(from, to);
    }

    /** The same, worked out. */
    boolean isSeen(Spot from, Spot to) {
        SlopedLine line = SlopedLine.between(from, to);
        return firstStop(line, line.steps(), true) == OPEN;
    }

    /** Whether an attack or a thrown thing gets there in a straight line: glass stops it. Ledger: GG-WAL-2. */
    public boolean fires(Spot from, Spot to) {
        return isFree() || walls.on(map).fires(from, to);
    }

    /** The same, worked out. */
    boolean isShot(Spot from, Spot to) {
        SlopedLine line = SlopedLine.between(from, to);
        return firstStop(line, line.steps(), false) == OPEN;
    }

    /** The wall that stops an attack first; empty if none does, or if a roof does. Ledger: GG-AMB-113. */
    public Optional<WallHex> firstWall(Spot from, Spot to) {
        SlopedLine line = SlopedLine.between(from, to);
        int stop = firstStop(line, line.steps(), false);
        return stop == OPEN ? Optional.empty() : wallAt(line, stop);
    }

    private boolean isFree() {
        return walls.isEmpty() && !map.hasRoofs();
    }

    /** The first step at which nothing gets through, if there is one before the last. */
    int firstStop(SlopedLine line, int last, boolean seeing) {
        for (int step = 0; step <= last; step++) {
            boolean end = step == 0 || step == last;
            boolean stopped = stops(line, step, HexSide.LEFT, last, end, seeing)
                    && (!line.hexes().splits(step) || stops(line, step, HexSide.RIGHT, last, end, seeing));
            if (stopped) {
                return step;
            }
        }
        return OPEN;
    }

    /** Whether nothing gets through at that step of a line that goes on, beyond its second spot too. */
    boolean isStopped(SlopedLine line, int step) {
        return stops(line, step, HexSide.LEFT, Integer.MAX_VALUE, false, false)
                && (!line.hexes().splits(step) || stops(line, step, HexSide.RIGHT, Integer.MAX_VALUE, false, false));
    }

    /** The hex of that step; where the line runs between two, the left one unless only the right one is open. */
    Hex open(SlopedLine line, int step) {
        boolean right = line.hexes().splits(step) && stops(line, step, HexSide.LEFT, Integer.MAX_VALUE, false, false);
        return line.hexes().hex(step, right ? HexSide.RIGHT : HexSide.LEFT);
    }

    private boolean stops(SlopedLine line, int step, HexSide side, int last, boolean end, boolean seeing) {
        int q = line.hexes().q(step, side);
        int r = line.hexes().r(step, side);
        if (!end) {
            WallHex wall = walls.find(q, r);
            if (wall != null
                    && !wall.isBreached()
                    && !(seeing && wall.material().transparent())) {
                if (line.isMetBy(wall.height(), step)) {
                    return true;
                }
            }
        }
        int roof = map.roof(q, r);
        return roof > 0 && line.pierces(roof, step, last);
    }

    /** The wall that stops the line at that step, on its left if there are two. */
    Optional<WallHex> wallAt(SlopedLine line, int step) {
        for (HexSide side : HexSide.values()) {
            WallHex wall = walls.find(line.hexes().q(step, side), line.hexes().r(step, side));
            if (wall != null && !wall.isBreached() && line.isMetBy(wall.height(), step)) {
                return Optional.of(wall);
            }
        }
        return Optional.empty();
    }

    /**
     * The wall that keeps an Indirect attack out: it comes from above, so only something closed above does, and only if
     * one of the two is inside. Ledger: GG-AMB-113.
     */
    public Optional<WallHex> indirectObstacle(Spot from, Spot to) {
        if (!map.isUnderRoof(from) && !map.isUnderRoof(to)) {
            return Optional.empty();
        }
        SlopedLine line = SlopedLine.between(from, to);
        for (int step = 1; step < line.steps(); step++) {
            Optional<WallHex> left = roofedWall(line, step, HexSide.LEFT);
            if (left.isPresent() && roofedWall(line, step, HexSide.RIGHT).isPresent()) {
                return left;
            }
        }
        return Optional.empty();
    }

    private Optional<WallHex> roofedWall(SlopedLine line, int step, HexSide side) {
        WallHex wall = walls.find(line.hexes().q(step, side), line.hexes().r(step, side));
        return Optional.ofNullable(wall)
                .filter(one -> one.roofed() && !one.isBreached() && line.isMetBy(one.height(), step));
    }

    /** Whether a Seeking attack finds some way around the walls. Ledger: GG-AMB-113. */
    public boolean hasRoute(Spot from, Spot to) {
        return fires(from, to) || SeekingRoute.exists(map, walls, from, to);
    }

    /** What scenery is in the way of a Direct attack: in the target's own hex or the one before. Ledger: GG-HIT-14. */
    public Optional<HardCover> cover(Spot from, Spot to) {
        return HardCover.between(map, from, to);
    }

    /**
     * The concealment that the target would have from whoever is there if it hid in or behind what is on the ground.
     * Ledger: GG-HID-1, GG-HID-2.
     */
    public int hiding(Spot from, Spot to) {
        return HardCover.hiding(map, from, to);
    }
}
