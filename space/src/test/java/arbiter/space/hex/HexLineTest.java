package arbiter.space.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HexLineTest {

    @Test
    void a_line_along_a_row_keeps_to_the_row() {
        assertThat(HexLine.between(new Hex(0, 0), new Hex(3, 0)).hexes(HexSide.LEFT))
                .containsExactly(new Hex(0, 0), new Hex(1, 0), new Hex(2, 0), new Hex(3, 0));
    }

    @Test
    void a_line_between_two_hexes_can_be_asked_for_on_either_side() {
        HexLine line = HexLine.between(new Hex(0, 0), new Hex(1, 1)); // down to the right, over the border of two hexes
        assertThat(line.splits(1)).isTrue();
        assertThat(line.hexes(HexSide.LEFT)).containsExactly(new Hex(0, 0), new Hex(1, 0), new Hex(1, 1));
        assertThat(line.hexes(HexSide.RIGHT)).containsExactly(new Hex(0, 0), new Hex(0, 1), new Hex(1, 1));
    }

    @Test
    void a_shot_that_misses_flies_on_in_the_same_line() {
        HexLine line = HexLine.between(new Hex(0, 0), new Hex(3, -1));
        assertThat(line.hexes(4, 6, HexSide.LEFT)).containsExactly(new Hex(4, -1), new Hex(5, -2), new Hex(6, -2));
        assertThatThrownBy(() -> HexLine.between(new Hex(1, 1), new Hex(1, 1)).hex(1, HexSide.LEFT))
                .hasMessageContaining("no direction");
    }

    @Test
    void every_hex_of_a_line_is_the_nearest_to_its_point() {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 400; i++) {
            Hex a = new Hex(random.nextInt(-7, 8), random.nextInt(-7, 8));
            Hex b = new Hex(random.nextInt(-7, 8), random.nextInt(-7, 8));
            HexLine line = HexLine.between(a, b);
            for (int step = 0; step <= line.steps(); step++) {
                List<Hex> nearest = nearest(a, b, step, line.steps());
                assertThat(List.of(line.hex(step, HexSide.LEFT), line.hex(step, HexSide.RIGHT)))
                        .hasSameElementsAs(nearest);
                assertThat(line.splits(step)).isEqualTo(nearest.size() == 2);
            }
        }
    }

    /** Brute force: all hexes around, by exact squared distance to the point, times the number of steps. */
    private static List<Hex> nearest(Hex a, Hex b, int step, int steps) {
        long best = Long.MAX_VALUE;
        List<Hex> nearest = new ArrayList<>();
        for (Hex hex : steps == 0 ? List.of(a) : HexTemplate.blast(a, steps + 1).hexes()) {
            long q = (long) (hex.q() - a.q()) * steps - (long) (b.q() - a.q()) * step;
            long r = (long) (hex.r() - a.r()) * steps - (long) (b.r() - a.r()) * step;
            long square = q * q + r * r + q * r;
            if (square < best) {
                nearest.clear();
                best = square;
            }
            if (square == best) {
                nearest.add(hex);
            }
        }
        return nearest;
    }

    @Test
    void the_left_line_there_is_the_right_line_back() {
        SplittableRandom random = new SplittableRandom(12);
        for (int i = 0; i < 500; i++) {
            Hex a = new Hex(random.nextInt(-7, 8), random.nextInt(-7, 8));
            Hex b = new Hex(random.nextInt(-7, 8), random.nextInt(-7, 8));
            List<Hex> back = new ArrayList<>(HexLine.between(b, a).hexes(HexSide.RIGHT));
            Collections.reverse(back);
            List<Hex> there = HexLine.between(a, b).hexes(HexSide.LEFT);
            assertThat(there).isEqualTo(back);
            for (int step = 1; step < there.size(); step++) {
                assertThat(there.get(step).distance(there.get(step - 1))).isEqualTo(1);
            }
        }
    }

    @Test
    void left_is_left() {
        for (int sixth = 0; sixth < 6; sixth++) {
            HexLine line = HexLine.between(Hex.ORIGIN, new Hex(1, 1).rotated(sixth));
            HexDirection left = HexDirection.of(line.q(1, HexSide.LEFT), line.r(1, HexSide.LEFT));
            HexDirection right = HexDirection.of(line.q(1, HexSide.RIGHT), line.r(1, HexSide.RIGHT));
            assertThat(right.turned(1)).isEqualTo(left);
        }
    }
}
