package arbiter.games.gladiators;

import arbiter.content.yaml.EnumWords;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.calls.EnvironmentErased;
import arbiter.games.gladiators.calls.EnvironmentPainted;
import arbiter.games.gladiators.calls.WallBroken;
import arbiter.games.gladiators.calls.WallErased;
import arbiter.games.gladiators.calls.WallPainted;
import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.NaturalEnvironment;
import arbiter.games.gladiators.sheet.WallKind;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.EditValues;
import arbiter.rulebook.edit.Field;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a gamemaster can change on the board: walls go up, are broken and taken away, environments are laid over hexes
 * with their Level. A place is one hex, or several with semicolons in between.
 */
final class BoardEdits {

    private static final int HIGHEST_WALL = 50;
    private static final int USUAL_HEIGHT = 3;
    private static final int HIGHEST_LEVEL = 10;
    private static final int MOST_HITS = 9;
    private static final String HEXES = "Hex, or several with semicolons";

    private final GladiatorsState state;

    private BoardEdits(GladiatorsState state) {
        this.state = state;
    }

    static List<Edit<GladiatorsState>> of(GladiatorsState state) {
        BoardEdits edits = new BoardEdits(state);
        return List.of(edits.paint(), edits.breakWall(), edits.everywhere());
    }

    private Edit<GladiatorsState> paint() {
        List<Field.Value> paints = new ArrayList<>();
        for (WallKind wall : state.lore().walls()) {
            paints.add(Field.Value.of(wall.id(), wall.name())
                    .asking(
                            Field.whole("height", "Height", 1, HIGHEST_WALL, USUAL_HEIGHT),
                            new Field.Switch("transparent", "See-through", wall.transparent())));
        }
        for (Climate kind : Climate.values()) {
            Field level = Field.whole("level", "Level", 1, HIGHEST_LEVEL, 1);
            Field.Value value = Field.Value.of(kind.word(), name(kind));
            paints.add(kind == Climate.WIND ? value.asking(level, direction()) : value.asking(level));
        }
        return new Edit<>(
                "paint",
                "Paint walls and environments",
                List.of(
                        new Field.Choice("what", "Wall or environment", paints),
                        new Field.Place("place", HEXES, Optional.empty()),
                        new Field.Switch("on", "It lies there", true)),
                this::painted);
    }

    private static Field direction() {
        return new Field.Choice(
                "direction",
                "Blows to the",
                Arrays.stream(HexDirection.values())
                        .map(EnumWords::of)
                        .map(word -> Field.Value.of(word, word.replace('-', ' ')))
                        .toList());
    }

    private Event<GladiatorsState> painted(EditValues values) {
        List<Hex> hexes = hexes(values.choice("what"), values.place("place"));
        Optional<Climate> kind = climate(values.choice("what"));
        if (kind.isPresent()) {
            return values.on("on") ? environment(kind.get(), hexes, values) : new EnvironmentErased(kind.get(), hexes);
        }
        return values.on("on") ? wall(values, hexes) : erased(hexes);
    }

    private static Optional<Climate> climate(String word) {
        return Arrays.stream(Climate.values())
                .filter(kind -> kind.word().equals(word))
                .findFirst();
    }

    private static EnvironmentPainted environment(Climate kind, List<Hex> hexes, EditValues values) {
        return new EnvironmentPainted(new NaturalEnvironment(kind, values.number("level"), hexes, wind(kind, values)));
    }

    private static Optional<HexDirection> wind(Climate kind, EditValues values) {
        return Arrays.stream(HexDirection.values())
                .filter(direction ->
                        kind == Climate.WIND && EnumWords.of(direction).equals(values.choice("direction")))
                .findFirst();
    }

    /** Nobody is walled in. Ledger: GG-WAL-2. */
    private Event<GladiatorsState> wall(EditValues values, List<Hex> hexes) {
        WallKind kind = state.lore().wall(values.choice("what"));
        int height = values.number("height");
        requireFree(hexes, height);
        WallMaterial material = WallMaterial.of(kind, values.on("transparent"));
        return new WallPainted(hexes.stream()
                .map(hex -> WallHex.standing(hex, height, material, kind.name()))
                .toList());
    }

    private void requireFree(List<Hex> hexes, int height) {
        for (Gladiator unit : state.units()) {
            Spot spot = unit.position().spot();
            if (unit.present() && hexes.contains(spot.hex()) && spot.altitude() < height) {
                throw new Refused(unit.name() + " is where the wall would stand: put " + unit.name()
                        + " elsewhere first (GG-WAL-2)");
            }
        }
    }

    private Event<GladiatorsState> erased(List<Hex> hexes) {
        requireWalls(hexes);
        return new WallErased(hexes);
    }

    /** Ledger: GG-WAL-3. */
    private Edit<GladiatorsState> breakWall() {
        return new Edit<>(
                "break-wall",
                "Break or mend a wall",
                List.of(
                        new Field.Place("place", HEXES, Optional.empty()),
                        Field.whole("hits", "Hits left, 0 is a breach", 0, MOST_HITS, 0)),
                values -> broken(hexes("a wall", values.place("place")), values.number("hits")));
    }

    private Event<GladiatorsState> broken(List<Hex> hexes, int hits) {
        requireWalls(hexes);
        for (Hex hex : hexes) {
            WallHex wall = state.walls().at(hex).orElseThrow();
            if (hits > wall.material().hits()) {
                throw new Refused("the " + wall.name() + " there has at most "
                        + GladiatorsEvent.count(wall.material().hits(), "hit") + " in each hex (GG-WAL-3)");
            }
            if (hits > 0 && wall.isBreached()) {
                requireFree(List.of(hex), wall.height());
            }
        }
        return new WallBroken(hexes, hits);
    }

    private void requireWalls(List<Hex> hexes) {
        for (Hex hex : hexes) {
            if (state.walls().at(hex).isEmpty()) {
                throw new Refused("no wall stands in hex " + hex + ": name one that has a wall");
            }
        }
    }

    /** Ledger: GG-ENV-1. */
    private Edit<GladiatorsState> everywhere() {
        List<Field.Value> kinds = new ArrayList<>();
        for (Climate kind : Climate.values()) {
            int now = levelEverywhere(kind);
            Field level = Field.whole("level", "Level, 0 is none", 0, HIGHEST_LEVEL, now);
            Field.Value value = Field.Value.of(kind.word(), name(kind)).now(now > 0);
            kinds.add(kind == Climate.WIND ? value.asking(level, direction()) : value.asking(level));
        }
        return new Edit<>(
                "set-environment",
                "Set an environment over the whole board",
                List.of(new Field.Choice("environment", "Environment", kinds)),
                values -> {
                    Climate kind = climate(values.choice("environment")).orElseThrow();
                    return values.number("level") == 0
                            ? new EnvironmentErased(kind, List.of())
                            : environment(kind, List.of(), values);
                });
    }

    private int levelEverywhere(Climate kind) {
        for (NaturalEnvironment one : state.environments().natural()) {
            if (one.kind() == kind && one.hexes().isEmpty()) {
                return one.level();
            }
        }
        return 0;
    }

    private String name(Climate kind) {
        return state.lore().environment(kind.word()).name();
    }

    /** On the map, or refused. */
    private List<Hex> hexes(String what, String place) {
        try {
            List<Hex> hexes = SceneGround.hexes(place).stream().distinct().toList();
            state.map().require(what.replace('-', ' '), hexes);
            return hexes;
        } catch (IllegalArgumentException notThere) {
            throw new Refused(notThere.getMessage());
        }
    }
}
