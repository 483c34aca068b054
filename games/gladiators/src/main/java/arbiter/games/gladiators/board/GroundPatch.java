package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import java.util.List;

/** Some hexes with the same ground, and the word for what lies there: a fountain, a hedge, parked cars. */
public record GroundPatch(GroundKind kind, String name, List<Hex> hexes) {

    public GroundPatch {
        hexes = List.copyOf(hexes);
    }
}
