package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import arbiter.space.hex.HexSide;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a Direct attack goes that missed: the spots on its way, nearest first, and the wall it ends at. One that fell short
 * strikes the ground; any other flies on to the end of its range, a wall, the ground or the rim of the board.
 * Ledger: GG-MIS-1 to GG-MIS-3, GG-AMB-35, GG-AMB-113.
 */
public record StrayShot(Way way, List<Spot> spots, Optional<WallHex> wall) {

    /** Where it passed the target. Ledger: GG-MIS-1, GG-MIS-2. */
    public enum Way {
        SHORT,
        OVER,
        LEFT,
        RIGHT,
        THROUGH
    }

    public StrayShot {
        spots = List.copyOf(spots);
    }

    /** It missed even the least Dodge and is one hex off. Ledger: GG-MIS-1. */
    public static StrayShot deviated(LineOfFire line, Spot user, Spot target, HexDirection off, int range) {
        Spot hex = target.at(target.hex().neighbour(off));
        Way way = way(user.hex(), target.hex(), hex.hex());
        SlopedLine course = SlopedLine.between(user, hex);
        return way == Way.SHORT
                ? followed(way, line, course, 1, course.steps())
                : followed(way, line, course, 1, range);
    }

    /** It missed because the target evaded it, and goes on behind the target. Ledger: GG-MIS-2. */
    public static StrayShot evaded(LineOfFire line, Spot user, Spot target, int range) {
        SlopedLine course = SlopedLine.between(user, target);
        return followed(Way.THROUGH, line, course, course.steps() + 1, range);
    }

    private static Way way(Hex user, Hex target, Hex hit) {
        int change = user.distance(hit) - user.distance(target);
        if (change < 0) {
            return Way.SHORT;
        }
        Hex aim = target.minus(user);
        Hex off = hit.minus(target);
        long side = (long) aim.q() * off.r() - (long) aim.r() * off.q();
        if (side == 0 || change > 0 && inLine(user, target, hit)) {
            return Way.OVER;
        }
        return side > 0 ? Way.RIGHT : Way.LEFT;
    }

    /** Whether the hex is the next one on the line through the target. */
    private static boolean inLine(Hex user, Hex target, Hex hit) {
        SlopedLine line = SlopedLine.between(Spot.ground(user), Spot.ground(target));
        int next = line.steps() + 1;
        return line.steps() > 0
                && (line.hexes().hex(next, HexSide.LEFT).equals(hit)
                        || line.hexes().hex(next, HexSide.RIGHT).equals(hit));
    }

    private static StrayShot followed(Way way, LineOfFire line, SlopedLine course, int first, int last) {
        List<Spot> spots = new ArrayList<>();
        if (course.steps() == 0) {
            return new StrayShot(way, spots, Optional.empty());
        }
        for (int step = 1; step <= last; step++) {
            Hex hex = course.hexes().hex(step, HexSide.LEFT);
            int altitude = course.altitude(step);
            boolean ends = altitude < 0 || Math.abs(altitude - course.from().altitude()) > last;
            if (ends || altitude > Spot.HIGHEST || !line.map().contains(hex)) {
                break;
            }
            if (step >= first && line.isStopped(course, step)) {
                return new StrayShot(way, spots, line.wallAt(course, step));
            }
            if (step >= first) {
                spots.add(new Spot(hex, altitude));
            }
        }
        return new StrayShot(way, spots, Optional.empty());
    }
}
