package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;

/**
 * Which hexes of a template an Area really gets to. A hex is reached if the straight line to it from where the force comes
 * crosses no unbreached wall as high as the line: from the centre of a Blast or of a Barrage's circle, from the near end
 * of a Line, from the user for a Cone and anything Touch. A Shape needs no line. Ledger: GG-AMB-113.
 */
public record AreaReach(BattleMap map, Walls walls) {

    /** The hexes on the board that are reached, in reading order. */
    public List<Hex> reached(PlacedArea area) {
        List<Hex> reached = new ArrayList<>();
        for (Hex hex : area.hexes()) {
            if (map.contains(hex) && hasLine(area, area.spot(hex))) {
                reached.add(hex);
            }
        }
        return List.copyOf(reached);
    }

    /** The hexes on the board, whatever stands in the way: for what ignores walls. */
    public List<Hex> ignoringWalls(PlacedArea area) {
        return area.hexes().stream().filter(map::contains).toList();
    }

    /** Whether the Area gets to somebody there. */
    public boolean reaches(PlacedArea area, Spot spot) {
        return area.covers(spot) && hasLine(area, spot);
    }

    /** The unbreached walls that take the attack themselves. */
    public List<WallHex> walls(PlacedArea area) {
        List<WallHex> struck = new ArrayList<>();
        for (Hex hex : area.hexes()) {
            WallHex wall = walls.find(hex.q(), hex.r());
            if (wall != null && !wall.isBreached() && hasLine(area, area.spot(hex))) {
                struck.add(wall);
            }
        }
        return List.copyOf(struck);
    }

    private boolean hasLine(PlacedArea area, Spot spot) {
        if (area.template().touch()) {
            return clear(area.user(), spot);
        }
        return switch (area.shape()) {
            case BLAST, LINE -> clear(area.origin(), spot);
            case BARRAGE -> clear(area.origin().at(area.nearestCentre(spot.hex())), spot);
            case CONE -> clear(area.user(), spot);
            case SHAPE, DOME -> true;
        };
    }

    private boolean clear(Spot origin, Spot spot) {
        return new LineOfFire(map, walls).fires(origin, spot);
    }
}
