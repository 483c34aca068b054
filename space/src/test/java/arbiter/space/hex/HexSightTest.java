package arbiter.space.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HexSightTest {

    @Test
    void a_pillar_in_the_row_hides_what_is_behind_it() {
        HexWalls pillar = HexWalls.none().filling(HexArea.of(new Hex(2, 0)));
        assertThat(HexSight.clear(new Hex(0, 0), new Hex(4, 0), pillar)).isFalse();
        assertThat(HexSight.clear(new Hex(0, 0), new Hex(2, 0), pillar)).isTrue();
        assertThat(HexSight.clear(new Hex(2, 0), new Hex(4, 0), pillar)).isTrue();
        assertThat(HexSight.clear(new Hex(0, 0), new Hex(4, 0), pillar.clearing(HexArea.of(new Hex(2, 0)))))
                .isTrue();
    }

    @Test
    void a_wall_on_an_edge_blocks_from_both_sides() {
        HexWalls wall = HexWalls.none().dividing(new Hex(1, 0), HexDirection.EAST);
        assertThat(wall.divides(2, 0, HexDirection.WEST)).isTrue();
        assertThat(HexSight.clear(new Hex(1, 0), new Hex(2, 0), wall)).isFalse();
        assertThat(HexSight.clear(new Hex(3, 0), new Hex(0, 0), wall)).isFalse();
        assertThat(HexSight.clear(new Hex(0, 0), new Hex(1, 0), wall)).isTrue();
        assertThat(wall.opening(new Hex(2, 0), HexDirection.WEST)).isEqualTo(HexWalls.none());
    }

    @Test
    void between_two_hexes_one_sees_past_a_single_pillar_but_not_past_two() {
        HexWalls one = HexWalls.none().filling(HexArea.of(new Hex(1, 0)));
        HexWalls both = one.filling(HexArea.of(new Hex(0, 1)));
        assertThat(HexSight.clear(new Hex(0, 0), new Hex(1, 1), one)).isTrue();
        assertThat(HexSight.clear(new Hex(0, 0), new Hex(1, 1), both)).isFalse();
    }

    @Test
    void one_sees_along_a_wall() {
        HexWalls wall = HexWalls.none().dividing(new Hex(1, 0), HexDirection.SOUTH_WEST);
        assertThat(HexSight.clear(new Hex(0, 0), new Hex(1, 1), wall)).isTrue();
    }

    @Test
    void a_pillar_left_and_a_pillar_right_further_on_leave_a_gap() {
        HexWalls pillars = HexWalls.none().filling(HexArea.of(new Hex(1, 0), new Hex(1, 2)));
        assertThat(HexSight.clear(new Hex(0, 0), new Hex(2, 2), pillars)).isTrue();
        assertThat(HexSight.clear(new Hex(0, 0), new Hex(2, 2), pillars.filling(HexArea.of(new Hex(1, 1)))))
                .isFalse();
    }

    @Test
    void who_sees_is_seen_and_brute_force_agrees() {
        List<Hex> board = HexTemplate.blast(Hex.ORIGIN, 6).hexes();
        for (int seed = 0; seed < 40; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            HexWalls walls = HexWalls.none();
            for (int i = 0; i < 25; i++) {
                Hex hex = board.get(random.nextInt(board.size()));
                walls = random.nextBoolean()
                        ? walls.filling(HexArea.of(hex))
                        : walls.dividing(hex, HexDirection.number(random.nextInt(6)));
            }
            for (int i = 0; i < 200; i++) {
                Hex a = board.get(random.nextInt(board.size()));
                Hex b = board.get(random.nextInt(board.size()));
                boolean clear = HexSight.clear(a, b, walls);
                assertThat(HexSight.clear(b, a, walls)).isEqualTo(clear);
                assertThat(bruteForce(HexLine.between(a, b), a, 1, walls)).isEqualTo(clear);
            }
        }
    }

    /** Tries the left and the right hex at every step. */
    private static boolean bruteForce(HexLine line, Hex at, int step, HexWalls walls) {
        if (step > line.steps()) {
            return true;
        }
        for (HexSide side : HexSide.values()) {
            Hex next = line.hex(step, side);
            HexDirection direction = HexDirection.of(next.q() - at.q(), next.r() - at.r());
            boolean open = step == line.steps() || !walls.fills(next.q(), next.r());
            if (open && !walls.divides(at.q(), at.r(), direction) && bruteForce(line, next, step + 1, walls)) {
                return true;
            }
        }
        return false;
    }
}
