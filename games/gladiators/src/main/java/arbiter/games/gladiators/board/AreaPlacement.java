package arbiter.games.gladiators.board;

import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.space.hex.ConeWidth;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexArea;
import arbiter.space.hex.HexDirection;
import arbiter.space.hex.HexSide;
import arbiter.space.hex.HexTemplate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Lays templates on the board and says which placements the rules allow. Ledger: GG-ARE-4, GG-AMB-25, GG-AMB-26. */
public final class AreaPlacement {

    /** How far the six outer circles of a Barrage are from the middle one. Ledger: GG-AMB-25. */
    private static final int CIRCLES_APART = 3;

    static final int CIRCLE_RADIUS = 1;

    private static final HexDirection[] DIRECTIONS = HexDirection.values();

    private AreaPlacement() {}

    /** A Blast, Barrage or dome around a spot, or a Cone that ends there. */
    public static PlacedArea at(AreaTemplate template, Spot user, Spot point) {
        return switch (template.shape()) {
            case BLAST -> around(template, user, point, () -> blast(template, point.hex()));
            case BARRAGE -> around(template, user, point, () -> barrage(point.hex()));
            case DOME -> {
                List<Hex> ring = HexTemplate.ring(point.hex(), template.size().domeRadius());
                yield new PlacedArea(template, user, point, point.at(farthest(user.hex(), ring)), ring);
            }
            case CONE -> {
                HexArea cone = HexTemplate.cone(
                        user.hex(), point.hex(), template.size().coneLength(), ConeWidth.SIXTH);
                yield new PlacedArea(template, user, user, point, cone.hexes());
            }
            case LINE, SHAPE ->
                throw new IllegalArgumentException("a " + template.shape().word() + " is not placed by one hex");
        };
    }

    private static PlacedArea around(AreaTemplate template, Spot user, Spot centre, Supplier<List<Hex>> hexes) {
        return new PlacedArea(template, user, centre, centre, new LaidHexes(hexes));
    }

    private static List<Hex> blast(AreaTemplate template, Hex centre) {
        return HexTemplate.blast(centre, template.size().blastRadius()).hexes();
    }

    private static List<Hex> barrage(Hex centre) {
        List<Hex> hexes = new ArrayList<>();
        for (Hex circle : circles(centre)) {
            hexes.addAll(HexTemplate.blast(circle, CIRCLE_RADIUS).hexes());
        }
        return HexArea.of(hexes).hexes();
    }

    /** The centres of the seven circles of a Barrage, the middle one first. Ledger: GG-AMB-25. */
    public static List<Hex> circles(Hex centre) {
        List<Hex> circles = new ArrayList<>(List.of(centre));
        for (HexDirection direction : HexDirection.values()) {
            circles.add(centre.plus(direction, CIRCLES_APART));
        }
        return circles;
    }

    /** The nearest of these centres, the middle one if others are as near. */
    static Hex nearestCircle(Hex centre, Hex hex) {
        Hex nearest = centre;
        int least = hex.distance(centre);
        if (least <= CIRCLE_RADIUS) {
            return centre; // circles do not overlap
        }
        for (HexDirection direction : DIRECTIONS) {
            int distance = Hex.distance(
                    hex.q(),
                    hex.r(),
                    centre.q() + direction.q() * CIRCLES_APART,
                    centre.r() + direction.r() * CIRCLES_APART);
            if (distance < least) {
                least = distance;
                nearest = centre.plus(direction, CIRCLES_APART);
            }
        }
        return nearest;
    }

    /** A Line from one end to the other; the target point is the end farther from the user. Ledger: GG-ARE-1. */
    public static PlacedArea line(AreaTemplate template, Spot user, Spot one, Spot other) {
        boolean turned = user.hex().distance(one.hex()) > user.hex().distance(other.hex());
        Spot near = turned ? other : one;
        Spot far = turned ? one : other;
        if (near.hex().equals(far.hex())) {
            throw new IllegalArgumentException("a line from hex " + near.hex() + " to itself (GG-ARE-5)");
        }
        int length = near.hex().distance(far.hex()) + 1;
        int breadth = template.size().lineBreadth();
        return new PlacedArea(
                template,
                user,
                near,
                far,
                new LaidHexes(() -> HexTemplate.line(near.hex(), far.hex(), length, breadth, HexSide.LEFT)
                        .hexes()));
    }

    /** A Shape of these hexes, all at one altitude. */
    public static PlacedArea shape(AreaTemplate template, Spot user, List<Hex> hexes, int altitude) {
        return new PlacedArea(
                template,
                user,
                new Spot(nearest(user.hex(), hexes), altitude),
                new Spot(farthest(user.hex(), hexes), altitude),
                hexes);
    }

    /** Of several equally far ones the first in reading order. */
    private static Hex farthest(Hex user, List<Hex> hexes) {
        return Collections.max(
                hexes,
                Comparator.comparingInt((Hex hex) -> user.distance(hex)).thenComparing(Comparator.reverseOrder()));
    }

    private static Hex nearest(Hex user, List<Hex> hexes) {
        return Collections.min(
                hexes,
                Comparator.comparingInt((Hex hex) -> user.distance(hex)).thenComparing(Comparator.naturalOrder()));
    }

    /** Why the rules do not allow this placement at that range; empty if they do. Ledger: GG-ARE-4. */
    public static Optional<String> problem(PlacedArea area, PowerRange range) {
        return AreaLegality.problem(area, range);
    }
}
