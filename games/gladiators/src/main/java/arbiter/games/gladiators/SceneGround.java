package arbiter.games.gladiators;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Default;
import arbiter.content.yaml.Node;
import arbiter.games.gladiators.board.BattleMap;
import arbiter.games.gladiators.board.GroundKind;
import arbiter.games.gladiators.board.GroundPatch;
import arbiter.games.gladiators.board.MapDesign;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.environment.NaturalEnvironment;
import arbiter.games.gladiators.sheet.Handbook;
import arbiter.games.gladiators.sheet.WallKind;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Where a fight takes place, as a situation file writes it: a map by its id, or a size with ground and walls; and the
 * environments over it.
 */
record SceneGround(BattleMap map, Walls walls, Environments environments) {

    private static final int WIDTH = 30;
    private static final int HEIGHT = 20;

    /** The scene of a file. */
    record Written(
            Optional<Node> map,
            OptionalInt width,
            OptionalInt height,
            List<WrittenGround> ground,
            List<WrittenWall> walls,
            List<WrittenEnvironment> environments) {}

    record WrittenGround(GroundKind kind, Optional<String> name, String at) {}

    record WrittenWall(Node kind, @Default("1") int height, boolean transparent, boolean roofed, Node at) {}

    record WrittenEnvironment(
            Climate kind, @Default("1") int level, Optional<String> at, Optional<HexDirection> wind) {}

    static SceneGround of(Optional<Node> scene, Handbook book, Problems problems) {
        SceneGround open = new SceneGround(BattleMap.open(WIDTH, HEIGHT), Walls.NONE, Environments.NONE);
        return scene.flatMap(node -> Binder.plain()
                        .bind(node, Written.class, problems)
                        .map(known -> {
                            try {
                                return read(known, book, problems);
                            } catch (IllegalArgumentException refusal) {
                                problems.add(node.place(), refusal.getMessage());
                                return open;
                            }
                        }))
                .orElse(open);
    }

    private static SceneGround read(Written scene, Handbook book, Problems problems) {
        Optional<MapDesign> design = scene.map().flatMap(node -> design(node, book, problems));
        List<GroundPatch> ground = new ArrayList<>();
        for (WrittenGround patch : scene.ground()) {
            ground.add(new GroundPatch(
                    patch.kind(), patch.name().orElse(patch.kind().name()), hexes(patch.at())));
        }
        BattleMap map = design.map(MapDesign::map)
                .orElseGet(() -> BattleMap.of(
                        "open ground",
                        scene.width().orElse(WIDTH),
                        scene.height().orElse(HEIGHT),
                        ground,
                        List.of()));
        List<WallHex> walls = new ArrayList<>();
        for (WrittenWall wall : scene.walls()) {
            wall(wall, map, book, problems, walls);
        }
        List<NaturalEnvironment> environments = new ArrayList<>();
        for (WrittenEnvironment one : scene.environments()) {
            environments.add(new NaturalEnvironment(
                    one.kind(), one.level(), one.at().map(SceneGround::hexes).orElse(List.of()), one.wind()));
        }
        return new SceneGround(
                map, design.map(MapDesign::walls).orElse(Walls.NONE).raised(walls), Environments.natural(environments));
    }

    private static Optional<MapDesign> design(Node node, Handbook book, Problems problems) {
        Optional<MapDesign> found = book.content().shelf(MapDesign.class).find(node.text());
        if (found.isEmpty()) {
            problems.add(
                    node.place(),
                    Nearest.unknown(
                            "map",
                            node.text(),
                            book.content().shelf(MapDesign.class).ids()));
        }
        return found;
    }

    private static void wall(WrittenWall wall, BattleMap map, Handbook book, Problems problems, List<WallHex> walls) {
        Optional<WallKind> kind =
                book.content().shelf(WallKind.class).find(wall.kind().text());
        if (kind.isEmpty()) {
            problems.add(
                    wall.kind().place(),
                    Nearest.unknownAmong(
                            "wall",
                            wall.kind().text(),
                            book.content().shelf(WallKind.class).ids()));
            return;
        }
        try {
            List<Hex> hexes = hexes(wall.at().text());
            map.require("a wall", hexes);
            for (Hex hex : hexes) {
                WallHex one = WallHex.standing(
                        hex,
                        wall.height(),
                        WallMaterial.of(kind.get(), wall.transparent()),
                        kind.get().name());
                walls.add(wall.roofed() ? one.underRoof() : one);
            }
        } catch (IllegalArgumentException refusal) {
            problems.add(wall.at().place(), refusal.getMessage());
        }
    }

    /** Hexes with semicolons in between: {@code 3,-2; 4,-2}. */
    static List<Hex> hexes(String text) {
        List<Hex> hexes = new ArrayList<>();
        for (String one : text.split(";")) {
            hexes.add(Hex.parse(one.strip()));
        }
        return hexes;
    }

    /** Where a unit stands; off the map or inside a wall is refused. */
    Optional<Spot> spot(Node at, Problems problems) {
        try {
            Spot spot = Spot.parse(at.text());
            map.require("somebody", List.of(spot.hex()));
            if (walls.fills(spot)) {
                problems.add(at.place(), "a wall fills hex " + spot.hex() + ": name a free one (GG-WAL-2)");
                return Optional.empty();
            }
            return Optional.of(spot);
        } catch (IllegalArgumentException refusal) {
            problems.add(at.place(), refusal.getMessage());
            return Optional.empty();
        }
    }

    /** A free hex at that column and row of the board, or the next one that is free in reading order. */
    Spot free(int column, int row) {
        Hex wished = MapDesign.hex(Math.min(row, map.height() - 1), Math.min(column, map.width() - 1));
        if (!walls.fills(Spot.ground(wished))) {
            return Spot.ground(wished);
        }
        return map.board().hexes().stream()
                .map(Spot::ground)
                .filter(spot -> !walls.fills(spot))
                .findFirst()
                .orElse(Spot.ground(wished));
    }
}
