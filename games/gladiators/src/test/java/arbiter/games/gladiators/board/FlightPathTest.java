package arbiter.games.gladiators.board;

import static arbiter.games.gladiators.board.TestWalls.brick;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.dice.Fraction;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class FlightPathTest {

    private static final BattleMap MAP = BattleMap.open(30, 20);
    private static final Predicate<Spot> NOBODY = spot -> false;

    @Test
    void a_bystander_in_the_fourth_hex_is_struck_after_three() {
        Hex attacker = new Hex(2, 2);
        Spot body = Spot.ground(new Hex(3, 2));
        Spot bystander = Spot.ground(new Hex(7, 2));
        List<Hex> course = FlightPath.away(attacker, body.hex(), 7);
        FlightPath path = FlightPath.of(body, course, MAP, Walls.NONE, bystander::equals);
        assertThat(path.travelled()).isEqualTo(3);
        assertThat(path.obstacle()).contains(bystander.hex());
        assertThat(5 - path.levelsLost()).isEqualTo(4);
        assertThat(path.end()).isEqualTo(Spot.ground(new Hex(6, 2)));
        FlightPath avoided = FlightPath.of(body, course, MAP, Walls.NONE, NOBODY);
        assertThat(avoided.travelled()).isEqualTo(7);
        assertThat(avoided.end().hex()).isEqualTo(new Hex(10, 2));
    }

    @Test
    void a_body_stops_before_a_wall_or_in_its_breach() {
        Walls walls = Walls.of(List.of(brick(6, 2, 2)));
        Spot body = Spot.ground(new Hex(3, 2));
        List<Hex> course = FlightPath.along(body.hex(), HexDirection.EAST, 5);
        FlightPath path = FlightPath.of(body, course, MAP, walls, NOBODY);
        assertThat(path.end().hex()).isEqualTo(new Hex(5, 2));
        assertThat(path.endInBreach().hex()).isEqualTo(new Hex(6, 2));
        assertThat(FlightPath.of(new Spot(body.hex(), 2), course, MAP, walls, NOBODY)
                        .obstacle())
                .isEmpty(); // above it
        FlightPath beside = FlightPath.of(Spot.ground(new Hex(5, 2)), List.of(new Hex(6, 2)), MAP, walls, NOBODY);
        assertThat(beside.travelled()).isZero();
        assertThat(beside.end().hex()).isEqualTo(new Hex(5, 2));
    }

    @Test
    void the_rim_of_the_board_ends_a_flight_without_a_blow() {
        Spot body = Spot.ground(new Hex(1, 0));
        FlightPath path =
                FlightPath.of(body, FlightPath.along(body.hex(), HexDirection.WEST, 5), MAP, Walls.NONE, NOBODY);
        assertThat(path.entered()).containsExactly(new Hex(0, 0));
        assertThat(path.obstacle()).isEmpty();
        assertThat(path.endInBreach()).isEqualTo(path.end());
    }

    @Test
    void away_is_one_hex_farther_with_every_hex() {
        SplittableRandom random = new SplittableRandom(115);
        for (int i = 0; i < 500; i++) {
            Hex from = new Hex(random.nextInt(-9, 10), random.nextInt(-9, 10));
            Hex body = new Hex(random.nextInt(-9, 10), random.nextInt(-9, 10));
            if (from.equals(body)) {
                assertThatThrownBy(() -> FlightPath.away(from, body, 3)).hasMessageContaining("no direction");
                continue;
            }
            Hex before = body;
            for (Hex hex : FlightPath.away(from, body, 9)) {
                assertThat(hex.distance(before)).isEqualTo(1);
                assertThat(from.distance(hex)).isEqualTo(from.distance(before) + 1);
                before = hex;
            }
        }
    }

    @Test
    void a_blow_of_an_area_comes_from_its_nearest_centre() {
        Spot user = Spot.ground(Hex.ORIGIN);
        PlacedArea barrage =
                AreaText.read("barrage 9,3", AreaTemplate.of(AreaShape.BARRAGE, AreaSize.VERY_LARGE), user);
        assertThat(barrage.source(new Hex(13, 3))).isEqualTo(new Hex(12, 3));
        PlacedArea cone = AreaText.read("cone 4,0", AreaTemplate.of(AreaShape.CONE, AreaSize.AREA), user);
        assertThat(cone.source(new Hex(2, 0))).isEqualTo(Hex.ORIGIN);
    }

    @Test
    void every_direction_is_as_likely_as_any_other() {
        List<HexDirection> found = new ArrayList<>();
        for (int face = 1; face <= 6; face++) {
            assertThat(RandomDirection.DIE.exact().chanceOf(face)).isEqualTo(Fraction.of(1, 6));
            found.add(RandomDirection.of(face));
        }
        assertThat(found).containsExactly(HexDirection.values());
    }
}
