package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexArea;
import java.util.Collections;
import java.util.List;

/**
 * An Area on the board. Its origin is where its force comes from: the centre of a Blast, a Barrage or a dome, the near end
 * of a Line, the hex of a Cone's user, the near end of a Shape. The target point is what is rolled for: the centre of a
 * Blast or Barrage, otherwise the hex farthest from the user. Its hexes are all that the template covers, in reading order,
 * on the board or off it. Ledger: GG-ARE-1, GG-ARE-3.
 */
public record PlacedArea(AreaTemplate template, Spot user, Spot origin, Spot target, List<Hex> hexes) {

    public PlacedArea {
        if (!(hexes instanceof LaidHexes)) {
            hexes = isSorted(hexes) ? List.copyOf(hexes) : HexArea.of(hexes).hexes();
        }
    }

    private static boolean isSorted(List<Hex> hexes) {
        for (int i = 1; i < hexes.size(); i++) {
            if (hexes.get(i - 1).compareTo(hexes.get(i)) >= 0) {
                return false;
            }
        }
        return true;
    }

    public AreaShape shape() {
        return template.shape();
    }

    public AreaSize size() {
        return template.size();
    }

    public boolean contains(Hex hex) {
        return switch (shape()) {
            case BLAST -> origin.hex().distance(hex) <= size().blastRadius();
            case BARRAGE -> nearestCentre(hex).distance(hex) <= AreaPlacement.CIRCLE_RADIUS;
            case LINE -> isNearLine(hex) && isListed(hex);
            case DOME, CONE, SHAPE -> isListed(hex);
        };
    }

    private boolean isListed(Hex hex) {
        return Collections.binarySearch(hexes, hex) >= 0;
    }

    /** By way of a hex of the Line it is hardly longer from one end to the other. */
    private boolean isNearLine(Hex hex) {
        Hex near = origin.hex();
        Hex far = target.hex();
        return near.distance(hex) + hex.distance(far) <= near.distance(far) + 2 * size().lineBreadth();
    }

    /** How far away the target point is, for the roll on the hex and the Level at that range. Ledger: GG-ARE-1. */
    public int range() {
        return user.distance(target);
    }

    /** The centre of a Blast, or of the circle of a Barrage that is nearest to a hex. Ledger: GG-AMB-113, GG-AMB-115. */
    public Hex nearestCentre(Hex hex) {
        if (shape() != AreaShape.BARRAGE) {
            return origin.hex();
        }
        return AreaPlacement.nearestCircle(origin.hex(), hex);
    }

    /** Where what it does to somebody comes from: its nearest centre, or its user. Ledger: GG-AMB-115. */
    public Hex source(Hex hex) {
        return shape() == AreaShape.BLAST || shape() == AreaShape.BARRAGE ? nearestCentre(hex) : user.hex();
    }

    /** Where the Area is in that hex: a Line or Cone rises or falls evenly from its origin to its target point. */
    public Spot spot(Hex hex) {
        return new Spot(hex, AreaHeight.altitude(this, hex));
    }

    /** Whether somebody there is under the template: in one of its hexes, and not far above or below it. */
    public boolean covers(Spot spot) {
        return contains(spot.hex())
                && Math.abs(spot.altitude() - AreaHeight.altitude(this, spot.hex()))
                        <= AreaHeight.reach(this, spot.hex());
    }

    /** {@code blast 3,-2}, {@code line 1,0 10,0}, {@code shape 1,0 2,0 2,1}; an altitude follows as {@code @4}. */
    public String text() {
        return AreaText.write(this);
    }
}
