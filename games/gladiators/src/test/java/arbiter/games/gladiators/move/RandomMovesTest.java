package arbiter.games.gladiators.move;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.thug;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Cast;
import arbiter.games.gladiators.GladiatorsGame;
import arbiter.games.gladiators.board.BattleMap;
import arbiter.games.gladiators.board.Building;
import arbiter.games.gladiators.board.GroundKind;
import arbiter.games.gladiators.board.GroundPatch;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.environment.NaturalEnvironment;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.unit.TableRules;
import arbiter.interpreters.simulation.Simulation;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import arbiter.testkit.RandomAgent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** People who move about at random by every class, in every weather, come through it without a hitch. */
class RandomMovesTest {

    private static String movement(String classes) {
        return "{name: Moves, ability: movement, types: [solid], source: mutant, level: 3, options: [" + classes + "]}";
    }

    @Test
    void every_class_of_movement_in_any_weather() {
        for (Climate climate : Climate.values()) {
            for (long seed = 1; seed <= 3; seed++) {
                GladiatorsState state = start(climate);
                new Simulation<GladiatorsState>(new RandomAgent<>(seed)).play(new GladiatorsGame(), state, seed, 600);
                for (Gladiator unit : state.units()) {
                    assertThat(state.map().contains(unit.hex())).isTrue();
                    assertThat(state.walls().fills(unit.position().spot())
                                    && !unit.position().isHiddenBelow())
                            .as("%s in a wall, %s seed %d", unit.name(), climate, seed)
                            .isFalse();
                }
            }
        }
    }

    private static GladiatorsState start(Climate climate) {
        List<WallHex> walls = new ArrayList<>();
        WallMaterial brick = WallMaterial.of(Cast.LORE.walls().get(4), false);
        for (int r = 4; r < 9; r++) {
            walls.add(WallHex.standing(hex(8, r), 2, brick, "brick"));
        }
        List<Hex> roof = List.of(hex(12, 5), hex(13, 5), hex(12, 6));
        BattleMap map = BattleMap.of(
                "yard",
                24,
                16,
                List.of(
                        new GroundPatch(GroundKind.WATER, "pond", List.of(hex(3, 8), hex(4, 8), hex(3, 9), hex(4, 9))),
                        new GroundPatch(GroundKind.THICK_UNDERGROWTH, "bushes", List.of(hex(10, 3), hex(10, 4)))),
                List.of(new Building("shed", 2, roof)));
        NaturalEnvironment natural =
                new NaturalEnvironment(climate, 4, List.of(), Optional.of(HexDirection.SOUTH_EAST));
        return new GladiatorsState(
                List.of(
                        hero("Ana", hex(4, 4), FIST, BOLT, movement("air, leap")),
                        hero("Bea", hex(3, 7), FIST, BOLT, movement("underwater, water")),
                        hero("Cat", hex(6, 5), FIST, movement("wallcrawl, ground")),
                        villain("Dan", hex(11, 5), FIST, BOLT, movement("teleport, underground")),
                        villain("Eli", hex(10, 4), BOLT, movement("ground")),
                        thug("Fox", hex(9, 6), BOLT),
                        thug("Gus", hex(12, 5), FIST)),
                map,
                Walls.of(walls),
                Environments.natural(List.of(natural)),
                Cast.LORE,
                TableRules.standard(3));
    }
}
