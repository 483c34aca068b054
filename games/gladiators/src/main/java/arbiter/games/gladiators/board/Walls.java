package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The walls on the board, at most one in a hex, in reading order. A breached one stays as rubble until it is removed or
 * another is raised there. Ledger: GG-WAL-1 to GG-WAL-7.
 */
public final class Walls implements Part {

    public static final Walls NONE = new Walls(List.of(), HexIndex.of(List.of()));

    private List<WallHex> all;
    private transient HexIndex index;
    /** What is known of the map they stand on; null as long as nobody has asked. */
    private transient WalledMap terrain;

    /** For reading a saved fight. */
    private Walls() {
        this(List.of(), null);
    }

    private Walls(List<WallHex> sorted, HexIndex index) {
        this.all = FixedList.copyOf(sorted);
        this.index = index;
    }

    /** These walls; of two in the same hex the first stands. */
    public static Walls of(List<WallHex> walls) {
        return NONE.raised(walls);
    }

    /** The same for walls of a map; one that is off the map is refused with its place. Ledger: GG-WAL-1. */
    public static Walls of(BattleMap map, List<WallHex> walls) {
        for (WallHex wall : walls) {
            map.require(wall.name() + " (GG-WAL-1)", List.of(wall.hex()));
        }
        return of(walls);
    }

    public List<WallHex> all() {
        return all;
    }

    /** What they make of the map that they stand on. */
    public WalledMap on(BattleMap map) {
        WalledMap known = terrain;
        if (known == null || !known.isOf(map)) {
            known = new WalledMap(map, this);
            terrain = known;
        }
        return known;
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    public Optional<WallHex> at(Hex hex) {
        return Optional.ofNullable(find(hex.q(), hex.r()));
    }

    /** The wall in that hex, null if there is none: asked for every hex of every line. */
    WallHex find(int q, int r) {
        if (all.isEmpty()) {
            return null;
        }
        int place = index().place(q, r);
        return place < 0 ? null : all.get(place);
    }

    /** Whether an unbreached wall is in the way of somebody who would enter there. Ledger: GG-WAL-2. */
    public boolean fills(Spot spot) {
        WallHex wall = find(spot.hex().q(), spot.hex().r());
        return wall != null && wall.fills(spot.altitude());
    }

    /** The height of the unbreached wall in that hex, on which one could stand; 0 where there is none. */
    public int height(int q, int r) {
        WallHex wall = find(q, r);
        return wall == null || wall.isBreached() ? 0 : wall.height();
    }

    /** With more walls. Where an unbreached wall stands nothing is raised; rubble makes room. Ledger: GG-WAL-7. */
    public Walls raised(List<WallHex> more) {
        List<WallHex> walls = new ArrayList<>(all);
        List<Hex> taken = new ArrayList<>(all.stream()
                .filter(wall -> !wall.isBreached())
                .map(WallHex::hex)
                .toList());
        for (WallHex wall : more) {
            if (!taken.contains(wall.hex())) {
                taken.add(wall.hex());
                walls.removeIf(rubble -> rubble.hex().equals(wall.hex()));
                walls.add(wall);
            }
        }
        walls.sort(Comparator.comparing(WallHex::hex));
        return new Walls(walls, null);
    }

    /** With these walls in place of what stands in their hexes. */
    Walls replaced(List<WallHex> others) {
        List<Hex> hexes = others.stream().map(WallHex::hex).toList();
        return without(hexes).raised(others);
    }

    /** The wall in that hex has so many hits left. */
    Walls left(Hex hex, int hits) {
        return with(require(hex).withHits(hits));
    }

    /** The wall in that hex loses hits and is breached when none are left. Ledger: GG-WAL-3, GG-AMB-54. */
    public Walls damaged(Hex hex, int hits) {
        WallHex wall = require(hex);
        return with(wall.withHits(Math.max(0, wall.hitsLeft() - hits)));
    }

    /** The wall in that hex is breached at once. Ledger: GG-WAL-6. */
    public Walls breached(Hex hex) {
        return with(require(hex).withHits(0));
    }

    /** The wall in that hex is whole again. */
    public Walls repaired(Hex hex) {
        WallHex wall = require(hex);
        return with(wall.withHits(wall.material().hits()));
    }

    public Walls without(Hex hex) {
        return without(List.of(hex));
    }

    Walls without(List<Hex> hexes) {
        return keeping(all.stream().filter(wall -> !hexes.contains(wall.hex())).toList());
    }

    /** Without what that instance of an ability has raised, whole or breached. Ledger: GG-AMB-54. */
    public Walls without(AbilityOwner owner) {
        return keeping(all.stream().filter(wall -> !wall.isOf(owner)).toList());
    }

    /** The hexes of the wall that this instance of an ability has raised. */
    public List<WallHex> of(AbilityOwner owner) {
        return all.stream().filter(wall -> wall.isOf(owner)).toList();
    }

    private Walls keeping(List<WallHex> kept) {
        return kept.size() == all.size() ? this : kept.isEmpty() ? NONE : new Walls(kept, null);
    }

    private WallHex require(Hex hex) {
        return at(hex).orElseThrow(() -> new IllegalArgumentException("no wall stands in hex " + hex + " (GG-WAL-3)"));
    }

    /** The hexes stay the same, so where to find them does too. */
    private Walls with(WallHex changed) {
        List<WallHex> walls = new ArrayList<>(all);
        WallHex before =
                walls.set(index().place(changed.hex().q(), changed.hex().r()), changed);
        Walls now = new Walls(walls, index);
        if (before.isBreached() == changed.isBreached()) { // damage alone changes nothing for who stands or looks where
            now.terrain = terrain;
        }
        return now;
    }

    private HexIndex index() {
        if (index == null) {
            index = HexIndex.of(all.stream().map(WallHex::hex).toList());
        }
        return index;
    }

    @Override
    public boolean equals(Object other) {
        return other == this || other instanceof Walls that && all.equals(that.all);
    }

    @Override
    public int hashCode() {
        return all.hashCode();
    }

    @Override
    public String toString() {
        return all.toString();
    }
}
