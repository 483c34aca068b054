package arbiter.games.gladiators.board;

import static arbiter.games.gladiators.board.TestWalls.brick;
import static arbiter.games.gladiators.board.TestWalls.glass;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WalledMapTest {

    private static final BattleMap MAP = BattleMap.open(14, 10);

    /** Some of brick, some of glass, from one to three hexes high. */
    private static Walls scattered(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<WallHex> walls = new ArrayList<>();
        for (Hex hex : MAP.board().hexes()) {
            if (random.nextInt(4) == 0) {
                int height = 1 + random.nextInt(3);
                walls.add(random.nextBoolean() ? brick(hex.q(), hex.r(), height) : glass(hex.q(), hex.r(), height));
            }
        }
        return Walls.of(MAP, walls);
    }

    @Test
    void lines_that_are_remembered_are_those_that_are_worked_out_at_any_height() {
        SplittableRandom random = new SplittableRandom(5);
        for (long seed = 1; seed <= 4; seed++) {
            Walls walls = scattered(seed);
            LineOfFire line = new LineOfFire(MAP, walls);
            for (int i = 0; i < 4_000; i++) {
                Spot from = anywhere(random);
                Spot to = anywhere(random);
                for (int again = 0; again < 2; again++) {
                    assertThat(line.sees(from, to)).isEqualTo(line.isSeen(from, to));
                    assertThat(line.fires(from, to)).isEqualTo(line.isShot(from, to));
                }
            }
        }
    }

    /** Now and then off the map or higher than anything is remembered. */
    private static Spot anywhere(SplittableRandom random) {
        return new Spot(new Hex(random.nextInt(-6, 16), random.nextInt(-1, 11)), random.nextInt(6));
    }

    @Test
    void ways_on_foot_are_as_long_as_spreading_step_by_step_says() {
        Walls walls = scattered(7);
        for (Hex goal : List.of(new Hex(0, 0), new Hex(5, 5), new Hex(9, 9))) {
            short[] steps = walls.on(MAP).stepsTo(goal, 0);
            int[] spread = spread(walls, goal);
            for (int place = 0; place < spread.length; place++) {
                assertThat((int) steps[place]).as("%s", MAP.board().hex(place)).isEqualTo(spread[place]);
            }
        }
    }

    /** Again and again one more than the least of the neighbours, until nothing changes. */
    private static int[] spread(Walls walls, Hex goal) {
        int[] steps = new int[MAP.board().size()];
        Arrays.fill(steps, WalledMap.NO_WAY);
        steps[MAP.board().number(goal)] = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Hex hex : MAP.board().hexes()) {
                for (Hex beside : hex.neighbours()) {
                    if (MAP.contains(beside) && !walls.fills(Spot.ground(hex))) {
                        int next = steps[MAP.board().number(beside)] + 1;
                        if (next < steps[MAP.board().number(hex)]) {
                            steps[MAP.board().number(hex)] = next;
                            changed = true;
                        }
                    }
                }
            }
        }
        return steps;
    }

    @Test
    void damage_that_breaches_nothing_changes_nothing_for_who_looks_and_a_breach_does() {
        Walls walls = Walls.of(MAP, List.of(brick(3, 0, 2)));
        Spot here = Spot.ground(new Hex(0, 0));
        Spot there = Spot.ground(new Hex(6, 0));
        Hex hex = new Hex(3, 0);
        assertThat(new LineOfFire(MAP, walls).fires(here, there)).isFalse();

        Walls damaged = walls.damaged(hex, 1);
        assertThat(damaged.at(hex).orElseThrow().isBreached()).isFalse();
        assertThat(new LineOfFire(MAP, damaged).fires(here, there)).isFalse();
        assertThat(new LineOfFire(MAP, damaged.breached(hex)).fires(here, there))
                .isTrue();
        assertThat(damaged.breached(hex).on(MAP).stands(hex, 0)).isTrue();
        assertThat(damaged.on(MAP).stands(hex, 0)).isFalse();
        assertThat(damaged.on(MAP).stands(hex, 2)).isTrue();
    }
}
