package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import java.util.List;

/**
 * A building with all of its hexes, inside and walls. Its roof lies so many hexes above the ground and one can stand on
 * it; a height of 0 means that it is open to the sky. Its walls are in {@link Walls}.
 */
public record Building(String name, int roof, List<Hex> hexes) {

    public Building {
        if (roof < 0) {
            throw new IllegalArgumentException("a roof " + roof + " hexes above the ground of " + name);
        }
        hexes = List.copyOf(hexes);
    }
}
