package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexBoard;
import arbiter.tabletop.unit.Part;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The ground of a fight, which never changes: how large the board is, what lies on its hexes, which buildings stand there.
 * Walls come and go and are a part of their own. Ledger: GG-HID-1, GG-HIT-14.
 */
public final class BattleMap implements Part {

    private static final int LARGEST_SIDE = 200;

    private String name;
    private int width;
    private int height;
    private List<GroundPatch> ground;
    private List<Building> buildings;
    private transient MapLookup lookup;

    /** For reading a saved fight. */
    private BattleMap() {
        this("", 1, 1, List.of(), List.of());
    }

    private BattleMap(String name, int width, int height, List<GroundPatch> ground, List<Building> buildings) {
        this.name = name;
        this.width = width;
        this.height = height;
        this.ground = List.copyOf(ground);
        this.buildings = List.copyOf(buildings);
    }

    /** A board of rows of equal length, every second half a hex to the right. */
    public static BattleMap of(String name, int width, int height, List<GroundPatch> ground, List<Building> buildings) {
        if (width < 1 || height < 1 || width > LARGEST_SIDE || height > LARGEST_SIDE) {
            throw new IllegalArgumentException(
                    "a map of " + width + " by " + height + " hexes: a side has from 1 to " + LARGEST_SIDE + " hexes");
        }
        BattleMap bare = new BattleMap(name, width, height, List.of(), List.of());
        for (GroundPatch patch : ground) {
            bare.require(patch.name(), patch.hexes());
        }
        for (Building building : buildings) {
            bare.require(building.name(), building.hexes());
        }
        return new BattleMap(name, width, height, ground, buildings);
    }

    /** A board with nothing on it. */
    public static BattleMap open(int width, int height) {
        return of("open ground", width, height, List.of(), List.of());
    }

    /** Refuses what does not lie on the board, with its place. */
    public void require(String what, List<Hex> hexes) {
        for (Hex hex : hexes) {
            if (!contains(hex)) {
                throw new IllegalArgumentException(
                        what + " in hex " + hex + " is off the map, which is " + width + " by " + height + " hexes");
            }
        }
    }

    public String name() {
        return name;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    public List<GroundPatch> ground() {
        return ground;
    }

    public List<Building> buildings() {
        return buildings;
    }

    public HexBoard board() {
        return lookup().board();
    }

    public boolean contains(Hex hex) {
        return board().contains(hex);
    }

    public boolean contains(int q, int r) {
        return board().contains(q, r);
    }

    public boolean isWater(Hex hex) {
        return lookup().isWater(hex.q(), hex.r());
    }

    /** What scenery on the hex takes off a Direct attack on somebody behind it, from 0 to 3. Ledger: GG-HIT-14. */
    public int cover(int q, int r) {
        return lookup().cover(q, r);
    }

    /** The concealment of who hides in or behind what is on the hex, from 0 to 2. Ledger: GG-HID-1. */
    public int concealment(int q, int r) {
        return lookup().concealment(q, r);
    }

    /** How high the roof over the hex is; 0 under the open sky. */
    public int roof(int q, int r) {
        return lookup().roof(q, r);
    }

    public boolean hasRoofs() {
        return lookup().hasRoofs();
    }

    /** Whether the spot is inside: beneath a roof. */
    public boolean isUnderRoof(Spot spot) {
        return spot.altitude() < roof(spot.hex().q(), spot.hex().r());
    }

    public Optional<Building> building(Hex hex) {
        return buildings.stream()
                .filter(building -> building.hexes().contains(hex))
                .findFirst();
    }

    /** The words for what lies on the hex, in the order of the map. */
    public List<String> names(Hex hex) {
        return Stream.concat(
                        ground.stream()
                                .filter(patch -> patch.hexes().contains(hex))
                                .map(GroundPatch::name),
                        building(hex).map(Building::name).stream())
                .toList();
    }

    private MapLookup lookup() {
        if (lookup == null) {
            lookup = MapLookup.of(HexBoard.rows(width, height), ground, buildings);
        }
        return lookup;
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof BattleMap that
                        && width == that.width
                        && height == that.height
                        && name.equals(that.name)
                        && ground.equals(that.ground)
                        && buildings.equals(that.buildings);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, width, height);
    }
}
