package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.space.hex.Hex;
import java.util.List;

/** Where the gamemaster painted, in words. */
final class PaintedHexes {

    private PaintedHexes() {}

    /** None named are all of them. */
    static String words(GladiatorsState state, List<Hex> hexes) {
        return switch (hexes.size()) {
            case 0 -> "over the whole board";
            case 1 -> HexWords.at(state, hexes.get(0));
            default -> "in " + hexes.size() + " hexes, the first of them " + HexWords.at(state, hexes.get(0));
        };
    }
}
