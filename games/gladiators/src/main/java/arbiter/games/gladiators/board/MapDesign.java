package arbiter.games.gladiators.board;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.content.yaml.EnumWords;
import arbiter.games.gladiators.sheet.WallKind;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A battle map as a file draws it: rows of letters, every second half a hex to the right, and what the letters stand for.
 * A dot is open ground. Buildings are rectangles of the drawing, counted from its first row and letter.
 */
public record MapDesign(
        String id,
        String name,
        List<String> rows,
        Map<String, Letter> legend,
        List<BuildingDesign> buildings,
        String text)
        implements Entry, Covered {

    /** What a letter stands for: a kind of ground with its name, or a wall of some height. */
    public record Letter(
            Optional<GroundKind> ground,
            Optional<String> name,
            Optional<WallKind> wall,
            @Default("1") int height,
            boolean transparent,
            boolean roofed) {}

    /** A building: its name, how high its roof lies, and its corners as {@code row,letter}. */
    public record BuildingDesign(String name, @Default("0") int roof, String from, String to) {}

    /** Maps are places, not rules. */
    @Override
    public LedgerEntry.Status status() {
        return LedgerEntry.Status.NARRATIVE;
    }

    @Override
    public List<String> ledger() {
        return List.of();
    }

    public BattleMap map() {
        int width = rows.stream().mapToInt(String::length).max().orElse(1);
        List<GroundPatch> ground = new ArrayList<>();
        legend.forEach((letter, meaning) -> meaning.ground()
                .ifPresent(kind ->
                        ground.add(new GroundPatch(kind, meaning.name().orElse(EnumWords.of(kind)), where(letter)))));
        return BattleMap.of(
                name,
                width,
                rows.size(),
                ground,
                buildings.stream().map(MapDesign::building).toList());
    }

    public Walls walls() {
        List<WallHex> walls = new ArrayList<>();
        legend.forEach((letter, meaning) -> meaning.wall().ifPresent(kind -> {
            for (Hex hex : where(letter)) {
                WallMaterial material = WallMaterial.of(kind, meaning.transparent());
                WallHex wall = WallHex.standing(
                        hex, meaning.height(), material, meaning.name().orElse(kind.name()));
                walls.add(meaning.roofed() ? wall.underRoof() : wall);
            }
        }));
        return Walls.of(walls);
    }

    private List<Hex> where(String letter) {
        List<Hex> hexes = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                if (rows.get(row).substring(column, column + 1).equals(letter)) {
                    hexes.add(hex(row, column));
                }
            }
        }
        return hexes;
    }

    /** The hex of a letter of the drawing. */
    public static Hex hex(int row, int column) {
        return new Hex(column - row / 2, row);
    }

    private static Building building(BuildingDesign design) {
        Hex from = Hex.parse(design.from());
        Hex to = Hex.parse(design.to());
        List<Hex> hexes = new ArrayList<>();
        for (int row = from.q(); row <= to.q(); row++) {
            for (int column = from.r(); column <= to.r(); column++) {
                hexes.add(hex(row, column));
            }
        }
        return new Building(design.name(), design.roof(), hexes);
    }
}
