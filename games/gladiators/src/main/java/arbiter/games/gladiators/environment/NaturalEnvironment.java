package arbiter.games.gladiators.environment;

import arbiter.games.gladiators.board.Spot;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.List;
import java.util.Optional;

/** Weather, light or air that was there from the start: over these hexes, or over the whole board if none are named. */
public record NaturalEnvironment(Climate kind, int level, List<Hex> hexes, Optional<HexDirection> wind) {

    public NaturalEnvironment {
        hexes = List.copyOf(hexes);
        if (level < 1) {
            throw new IllegalArgumentException("an environment of Level " + level + ": it has 1 or more (GG-ENV-1)");
        }
    }

    public static NaturalEnvironment everywhere(Climate kind, int level) {
        return new NaturalEnvironment(kind, level, List.of(), Optional.empty());
    }

    NaturalEnvironment over(List<Hex> others) {
        return new NaturalEnvironment(kind, level, others, wind);
    }

    /** Whether only the hexes differ. */
    boolean isLike(NaturalEnvironment other) {
        return kind == other.kind && level == other.level && wind.equals(other.wind);
    }

    public boolean covers(Spot spot) {
        return hexes.isEmpty() || hexes.contains(spot.hex());
    }
}
