package arbiter.games.gladiators.calls;

import arbiter.space.hex.Hex;
import java.util.List;

/** Where the gamemaster painted, in words. */
final class PaintedHexes {

    private PaintedHexes() {}

    /** None named are all of them. */
    static String words(List<Hex> hexes) {
        return switch (hexes.size()) {
            case 0 -> "over the whole board";
            case 1 -> "at " + hexes.get(0);
            default -> "in " + hexes.size() + " hexes from " + hexes.get(0) + " to " + hexes.get(hexes.size() - 1);
        };
    }
}
