package arbiter.games.gladiators.view;

import arbiter.content.yaml.EnumWords;
import arbiter.games.gladiators.board.Building;
import arbiter.games.gladiators.board.GroundPatch;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.CreatedEnvironment;
import arbiter.games.gladiators.environment.NaturalEnvironment;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.View;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The board as a viewer sees it: its size, ground, buildings, walls with height and damage, and environments as layers. */
final class BoardView {

    private BoardView() {}

    static View.Board of(GladiatorsState state) {
        List<View.Feature> features = new ArrayList<>();
        features.add(new View.Feature(
                "board",
                state.map().name(),
                List.of(),
                0,
                List.of(
                        View.Detail.of("width", state.map().width()),
                        View.Detail.of("height", state.map().height()))));
        for (GroundPatch patch : state.map().ground()) {
            features.add(
                    new View.Feature(EnumWords.of(patch.kind()), patch.name(), places(patch.hexes()), 0, List.of()));
        }
        for (Building building : state.map().buildings()) {
            features.add(new View.Feature(
                    "building",
                    building.name(),
                    places(building.hexes()),
                    0,
                    List.of(View.Detail.of("roof", building.roof()))));
        }
        for (WallHex wall : state.walls().all()) {
            features.add(wall(wall));
        }
        for (NaturalEnvironment one : state.environments().natural()) {
            features.add(new View.Feature(
                    "environment",
                    EnumWords.of(one.kind()),
                    places(one.hexes()),
                    0,
                    environment(one.level(), one.wind())));
        }
        for (CreatedEnvironment one : state.environments().created()) {
            one.kinds()
                    .forEach(kind -> features.add(new View.Feature(
                            "environment",
                            EnumWords.of(kind),
                            List.of(one.centre().toString()),
                            one.radius(),
                            around(one))));
        }
        return new View.Board("hexes", features, paints(state));
    }

    /** What a gamemaster lays on hexes: walls and environments. */
    private static List<String> paints(GladiatorsState state) {
        List<String> paints = new ArrayList<>();
        state.lore().walls().forEach(wall -> paints.add(wall.id()));
        for (Climate kind : Climate.values()) {
            paints.add(kind.word());
        }
        return paints;
    }

    private static List<View.Detail> environment(int level, Optional<HexDirection> wind) {
        List<View.Detail> details = new ArrayList<>();
        details.add(View.Detail.of("level", level));
        wind.ifPresent(direction -> details.add(View.Detail.of("wind", EnumWords.of(direction))));
        return details;
    }

    private static List<View.Detail> around(CreatedEnvironment one) {
        List<View.Detail> details = environment(one.level(), one.wind());
        details.add(View.Detail.of("around", one.radius()));
        return details;
    }

    private static View.Feature wall(WallHex wall) {
        List<View.Detail> details = new ArrayList<>();
        details.add(View.Detail.of("height", wall.height()));
        details.add(View.Detail.of("defence", wall.material().defence()));
        details.add(View.Detail.of("hits", wall.hitsLeft()));
        details.add(View.Detail.of("of", wall.material().hits()));
        if (wall.material().robust()) {
            details.add(View.Detail.of("robust", "yes"));
        }
        if (wall.material().transparent()) {
            details.add(View.Detail.of("transparent", "yes"));
        }
        return new View.Feature(
                wall.isBreached() ? "breached-wall" : "wall",
                wall.name(),
                List.of(wall.hex().toString()),
                0,
                details);
    }

    private static List<String> places(List<Hex> hexes) {
        return hexes.stream().map(Hex::toString).toList();
    }
}
