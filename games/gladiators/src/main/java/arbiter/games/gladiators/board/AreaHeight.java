package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;

/**
 * How high an Area lies in each of its hexes and how far it reaches up and down there. A Blast is as high as it is wide,
 * since range counts the larger of hexes across and hexes up; a Cone opens upward as it does to the sides; a Line or
 * Shape is as thick as it is broad. Ledger: GG-AMB-28.
 */
final class AreaHeight {

    private AreaHeight() {}

    static int altitude(PlacedArea area, Hex hex) {
        int rise = area.target().altitude() - area.origin().altitude();
        if (rise == 0 || area.shape() != AreaShape.LINE && area.shape() != AreaShape.CONE) {
            return area.target().altitude();
        }
        int whole = area.origin().hex().distance(area.target().hex());
        int part = Math.min(whole, area.origin().hex().distance(hex));
        return whole == 0
                ? area.target().altitude()
                : area.origin().altitude() + Math.floorDiv(2 * rise * part + whole, 2 * whole);
    }

    static int reach(PlacedArea area, Hex hex) {
        return switch (area.shape()) {
            case BLAST -> area.size().blastRadius();
            case BARRAGE -> AreaPlacement.CIRCLE_RADIUS;
            case DOME -> area.size().domeRadius();
            case LINE -> area.size().lineBreadth();
            case CONE -> area.origin().hex().distance(hex) / 2;
            case SHAPE -> 0;
        };
    }
}
