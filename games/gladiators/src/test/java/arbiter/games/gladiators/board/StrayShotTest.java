package arbiter.games.gladiators.board;

import static arbiter.games.gladiators.board.TestWalls.brick;
import static arbiter.games.gladiators.board.TestWalls.glass;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StrayShotTest {

    private static final BattleMap MAP = BattleMap.open(30, 20);
    private static final Spot USER = Spot.ground(new Hex(2, 4));
    private static final Spot TARGET = Spot.ground(new Hex(8, 4));

    private static LineOfFire past(WallHex... walls) {
        return new LineOfFire(MAP, Walls.of(List.of(walls)));
    }

    private static StrayShot off(HexDirection direction, WallHex... walls) {
        return StrayShot.deviated(past(walls), USER, TARGET, direction, 20);
    }

    @Test
    void a_shot_that_falls_short_strikes_the_ground() {
        StrayShot stray = off(HexDirection.WEST);
        assertThat(stray.way()).isEqualTo(StrayShot.Way.SHORT);
        assertThat(stray.spots()).hasSize(5).endsWith(Spot.ground(new Hex(7, 4)));
    }

    @Test
    void others_fly_on_to_the_end_of_their_range() {
        StrayShot over = off(HexDirection.EAST);
        assertThat(over.way()).isEqualTo(StrayShot.Way.OVER);
        assertThat(over.spots())
                .hasSize(20)
                .startsWith(Spot.ground(new Hex(3, 4)))
                .contains(TARGET);
        assertThat(off(HexDirection.NORTH_EAST).way()).isEqualTo(StrayShot.Way.LEFT);
        assertThat(off(HexDirection.NORTH_WEST).way()).isEqualTo(StrayShot.Way.LEFT);
        assertThat(off(HexDirection.SOUTH_EAST).way()).isEqualTo(StrayShot.Way.RIGHT);
        assertThat(off(HexDirection.SOUTH_EAST).spots()).contains(Spot.ground(new Hex(8, 5)));
    }

    @Test
    void an_evaded_shot_goes_on_behind_its_target() {
        StrayShot through = StrayShot.evaded(past(), USER, TARGET, PowerRange.RANGED.hexes());
        assertThat(through.way()).isEqualTo(StrayShot.Way.THROUGH);
        assertThat(through.spots())
                .extracting(Spot::hex)
                .containsExactly(new Hex(9, 4), new Hex(10, 4), new Hex(11, 4), new Hex(12, 4));
        StrayShot far = StrayShot.evaded(past(), USER, TARGET, PowerRange.DISTANT.hexes());
        assertThat(far.spots()).last().isEqualTo(Spot.ground(new Hex(27, 4))); // the rim of the board
    }

    @Test
    void a_wall_ends_it() {
        StrayShot stray = off(HexDirection.EAST, glass(10, 4, 1), brick(12, 4, 3));
        assertThat(stray.wall()).map(WallHex::hex).contains(new Hex(10, 4));
        assertThat(stray.spots()).endsWith(Spot.ground(new Hex(9, 4)));
        assertThat(off(HexDirection.WEST, brick(10, 4, 3)).wall()).isEmpty();
    }

    @Test
    void a_shot_from_above_ends_in_the_ground_and_one_from_below_in_the_sky() {
        StrayShot down = StrayShot.evaded(past(), new Spot(USER.hex(), 3), TARGET, 40);
        assertThat(down.spots()).hasSize(1); // one hex farther it would be below the ground
        StrayShot up = StrayShot.evaded(past(brick(9, 4, 3)), USER, new Spot(TARGET.hex(), 6), 10);
        assertThat(up.spots()).extracting(Spot::altitude).containsExactly(7, 8, 9, 10);
        StrayShot steep = StrayShot.evaded(
                past(), USER, new Spot(USER.hex().neighbour(HexDirection.EAST), 900), PowerRange.DISTANT.hexes());
        assertThat(steep.spots()).allMatch(spot -> spot.altitude() <= Spot.HIGHEST);
    }

    @Test
    void every_path_is_without_gaps_and_without_walls() {
        SplittableRandom random = new SplittableRandom(35);
        for (int i = 0; i < 400; i++) {
            Walls walls = TestWalls.random(MAP, 40, random);
            LineOfFire line = new LineOfFire(MAP, walls);
            Spot user = Spot.ground(TestWalls.anywhere(MAP, random));
            Spot target = Spot.ground(TestWalls.anywhere(MAP, random));
            HexDirection direction = HexDirection.number(random.nextInt(6));
            if (user.equals(target)) {
                continue;
            }
            StrayShot stray = StrayShot.deviated(line, user, target, direction, 20);
            Hex hit = target.hex().neighbour(direction);
            assertThat(stray.way() == StrayShot.Way.SHORT)
                    .isEqualTo(user.hex().distance(hit) < user.hex().distance(target.hex()));
            Hex before = user.hex();
            for (Spot spot : stray.spots()) {
                assertThat(spot.hex().distance(before)).isEqualTo(1);
                assertThat(walls.fills(spot)).isFalse();
                before = spot.hex();
            }
            assertThat(stray.spots().size()).isLessThanOrEqualTo(stray.way() == StrayShot.Way.SHORT ? 60 : 20);
            Hex last = before;
            stray.wall().ifPresent(wall -> assertThat(wall.hex().distance(last)).isEqualTo(1));
        }
    }
}
