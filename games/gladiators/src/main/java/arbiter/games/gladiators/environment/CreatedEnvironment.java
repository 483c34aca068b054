package arbiter.games.gladiators.environment;

import arbiter.games.gladiators.board.AbilityOwner;
import arbiter.games.gladiators.board.Spot;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.List;
import java.util.Optional;

/**
 * What an ability has made of the air: a cylinder around a hex, as high as its radius, Level 1 at its edge and one more
 * with each hex toward the middle, up to the ability's Level. Ledger: GG-ENV-2, GG-AB-05.
 */
public record CreatedEnvironment(
        AbilityOwner owner, List<Climate> kinds, int level, Hex centre, int radius, Optional<HexDirection> wind) {

    private static final int LARGE = 3;
    private static final int MASSIVE = 10;

    public CreatedEnvironment {
        kinds = List.copyOf(kinds);
        if (level < 1 || radius < 0) {
            throw new IllegalArgumentException("an environment of Level " + level + " and radius " + radius
                    + ": it needs 1 and 0 or more (GG-ENV-2)");
        }
    }

    /** The sizes that an ability of that Level can choose from: Large, Massive, and ten hexes a Level. Ledger: GG-AMB-16. */
    public static List<Integer> radii(int level) {
        return level > 1 ? List.of(LARGE, MASSIVE, MASSIVE * level) : List.of(LARGE, MASSIVE);
    }

    public boolean covers(Spot spot) {
        return levelAt(spot) > 0;
    }

    /** Its Level at a spot; 0 outside. */
    public int levelAt(Spot spot) {
        int distance = centre.distance(spot.hex());
        return distance > radius || spot.altitude() >= Math.max(1, radius) ? 0 : Math.min(level, radius - distance + 1);
    }

    public CreatedEnvironment movedTo(Hex other) {
        return new CreatedEnvironment(owner, kinds, level, other, radius, wind);
    }

    public CreatedEnvironment atLevel(int other) {
        return new CreatedEnvironment(owner, kinds, other, centre, radius, wind);
    }

    CreatedEnvironment without(Climate kind) {
        return new CreatedEnvironment(
                owner, kinds.stream().filter(one -> one != kind).toList(), level, centre, radius, wind);
    }
}
