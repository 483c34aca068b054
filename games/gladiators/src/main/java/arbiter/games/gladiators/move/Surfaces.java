package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.move.Position.Medium;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.Optional;

/** Where one can stand or cling: on the ground, on roofs, on walls and at their sides. Ledger: GG-MV-07, GG-MOV-10. */
public final class Surfaces {

    private Surfaces() {}

    /** The highest surface of the hex that is not above that altitude: where somebody lands who falls from there. */
    public static int surface(GladiatorsState state, Hex hex, int altitude) {
        return state.terrain().surface(hex, altitude);
    }

    /** Whether one can stand there: on the ground or on something, with no wall in the way. */
    public static boolean stands(GladiatorsState state, Spot spot) {
        return state.terrain().stands(spot.hex(), spot.altitude());
    }

    /** Whether there is the side of a wall to cling to. */
    public static boolean clings(GladiatorsState state, Spot spot) {
        return state.map().contains(spot.hex())
                && !state.walls().fills(spot)
                && beside(state, spot).isPresent();
    }

    /** A wall next to the spot that is higher and can be climbed, the first of them going round. */
    public static Optional<WallHex> beside(GladiatorsState state, Spot spot) {
        for (HexDirection direction : HexDirection.values()) {
            Optional<WallHex> wall = state.walls().at(spot.hex().neighbour(direction));
            if (wall.isPresent()
                    && wall.get().fills(spot.altitude())
                    && wall.get().material().climbing().isPresent()) {
                return wall;
            }
        }
        return Optional.empty();
    }

    /** The position of somebody who stands there. */
    public static Position standing(Spot spot) {
        return new Position(spot.hex(), spot.altitude(), spot.altitude() > 0 ? Medium.RAISED : Medium.OPEN);
    }
}
