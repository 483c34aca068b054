package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * How far a body flies that was knocked back, thrown or pushed: the hexes it enters, and the first thing in its way, which
 * it does not enter. The rim of the board ends the flight without a collision. Ledger: GG-KBK-2, GG-AMB-45.
 */
public record FlightPath(Spot start, List<Hex> entered, Optional<Hex> obstacle) {

    /** A body loses so many hexes of flight with each Level of its blow. Ledger: GG-KBK-2. */
    private static final int HEXES_PER_LEVEL = 2;

    public FlightPath {
        entered = List.copyOf(entered);
    }

    /** The hexes straight away from a hex, nearest first; from the same hex there is no such way. Ledger: GG-AMB-115. */
    public static List<Hex> away(Hex from, Hex body, int distance) {
        HexLine line = HexLine.between(from, body);
        return line.hexes(line.steps() + 1, line.steps() + distance, HexSide.LEFT);
    }

    /** The hexes in one direction, nearest first. */
    public static List<Hex> along(Hex body, HexDirection direction, int distance) {
        return HexLine.between(body, body.neighbour(direction)).hexes(1, distance, HexSide.LEFT);
    }

    /** Follows a course at the altitude of its start until a wall, or whatever else is in the way, is in the next hex. */
    public static FlightPath of(Spot start, List<Hex> course, BattleMap map, Walls walls, Predicate<Spot> occupied) {
        for (int step = 0; step < course.size(); step++) {
            Spot next = start.at(course.get(step));
            if (!map.contains(next.hex())) {
                return new FlightPath(start, course.subList(0, step), Optional.empty());
            }
            if (walls.fills(next) || occupied.test(next)) {
                return new FlightPath(start, course.subList(0, step), Optional.of(next.hex()));
            }
        }
        return new FlightPath(start, course, Optional.empty());
    }

    /** Hexes entered before the obstacle. Ledger: GG-AMB-45. */
    public int travelled() {
        return entered.size();
    }

    /** How many Levels of the blow are gone by then: 1 for every full 2 hexes. Ledger: GG-KBK-2. */
    public int levelsLost() {
        return travelled() / HEXES_PER_LEVEL;
    }

    /** Where it stops if what is in the way holds: the last free hex. */
    public Spot end() {
        return entered.isEmpty() ? start : start.at(entered.get(entered.size() - 1));
    }

    /** Where it stops if a wall was in the way and gave way: in the hex of the wall. Ledger: GG-AMB-45. */
    public Spot endInBreach() {
        return obstacle.map(start::at).orElseGet(this::end);
    }
}
