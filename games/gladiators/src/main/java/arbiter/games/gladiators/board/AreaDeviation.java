package arbiter.games.gladiators.board;

import arbiter.space.hex.ConeWidth;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexArea;
import arbiter.space.hex.HexDirection;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
import arbiter.space.hex.HexTemplate;
import java.util.List;

/** Where an Area comes down when its hex was missed. Ledger: GG-ARE-2, GG-AMB-25. */
public final class AreaDeviation {

    private AreaDeviation() {}

    /** The target point moves so many hexes in one direction, and takes the Area with it in the way of its kind. */
    public static PlacedArea moved(PlacedArea area, HexDirection direction, int hexes) {
        Spot target = area.target().at(area.target().hex().plus(direction, hexes));
        return switch (area.shape()) {
            case CONE -> cone(area, target);
            case LINE -> area.template().touch() ? redrawn(area, target) : shifted(area, target);
            case BLAST, BARRAGE, DOME, SHAPE -> shifted(area, target);
        };
    }

    private static PlacedArea shifted(PlacedArea area, Spot target) {
        Hex way = target.hex().minus(area.target().hex());
        return new PlacedArea(
                area.template(),
                area.user(),
                area.origin().at(area.origin().hex().plus(way)),
                target,
                HexArea.of(area.hexes()).moved(way).hexes());
    }

    /** A Touch Line is drawn anew from the user to where the target point went. */
    private static PlacedArea redrawn(PlacedArea area, Spot target) {
        Hex user = area.user().hex();
        int length = user.distance(target.hex());
        if (length == 0) {
            return new PlacedArea(area.template(), area.user(), target, target, List.of());
        }
        int breadth = area.size().lineBreadth();
        HexArea begin = HexTemplate.line(user, target.hex(), 1, breadth, HexSide.LEFT);
        HexArea whole = HexTemplate.line(user, target.hex(), length + 1, breadth, HexSide.LEFT);
        Spot origin = area.origin().at(HexLine.between(user, target.hex()).hex(1, HexSide.LEFT));
        return new PlacedArea(
                area.template(), area.user(), origin, target, whole.minus(begin).hexes());
    }

    /**
     * A Cone keeps its length and ends at the new target point, so its tip is behind or ahead of the user. The user's own
     * hex is left out, and the hexes between the user and the tip are struck too.
     */
    private static PlacedArea cone(PlacedArea area, Spot target) {
        Hex user = area.user().hex();
        int length = area.size().coneLength();
        int distance = user.distance(target.hex());
        Hex aim = distance > 0 ? user : user.minus(area.target().hex()).plus(target.hex());
        Hex tip = HexLine.between(target.hex(), aim)
                .hex(length, HexSide.RIGHT); // the left line there is the right line back
        HexArea cone = HexTemplate.cone(tip, target.hex(), length, ConeWidth.SIXTH);
        HexArea gap = distance > length
                ? HexArea.of(HexLine.between(user, target.hex()).hexes(1, distance - length, HexSide.LEFT))
                : HexArea.empty();
        HexArea struck = cone.plus(gap).minus(HexArea.of(user));
        return new PlacedArea(area.template(), area.user(), area.user(), target, struck.hexes());
    }
}
