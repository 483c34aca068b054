package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.Spot;
import arbiter.space.hex.Hex;
import java.util.List;

/**
 * One move: the hexes on the way, the first being where it begins, how many hexes of the move it takes, where it ends, and
 * whether it ends prone. Teleport crosses nothing: its way is two hexes. Ledger: GG-MOV-1, GG-QCK-6.
 */
public record MovePath(List<Hex> hexes, int length, Position end, MoveClass by, boolean prone) {

    public MovePath {
        hexes = List.copyOf(hexes);
    }

    static MovePath of(List<Hex> hexes, Position end, MoveClass by) {
        return new MovePath(hexes, hexes.size() - 1, end, by, false);
    }

    public Hex start() {
        return hexes.get(0);
    }

    /** How often it enters a hex. */
    public int steps() {
        return hexes.size() - 1;
    }

    /** Where the mover is after so many steps: at the end, or at the height that it travels at. */
    public Spot spot(int step) {
        return step == steps() ? end.spot() : new Spot(hexes.get(step), end.altitude());
    }

    public MovePath endingProne() {
        return new MovePath(hexes, length, end, by, true);
    }

    MovePath lasting(int hexesUsed) {
        return new MovePath(hexes, hexesUsed, end, by, prone);
    }

    /** The part from one step to another. */
    MovePath part(int from, int to) {
        if (from == 0 && to == steps()) {
            return this;
        }
        Position stop = to == steps() ? end : new Position(hexes.get(to), spot(to).altitude(), end.medium());
        return new MovePath(hexes.subList(from, to + 1), to - from, stop, by, prone && to == steps());
    }
}
