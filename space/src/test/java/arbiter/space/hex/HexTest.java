package arbiter.space.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HexTest {

    @Test
    void three_east_and_two_north_east_are_five_steps() {
        assertThat(new Hex(0, 0).distance(new Hex(5, -2))).isEqualTo(5);
        assertThat(new Hex(0, 0).distance(new Hex(2, 1))).isEqualTo(3);
        assertThat(new Hex(3, -2).distance(new Hex(3, -2))).isZero();
    }

    @Test
    void somebody_far_above_is_as_far_as_they_are_high() {
        assertThat(new Hex(0, 0).distance(new Hex(2, 1), 7)).isEqualTo(7);
        assertThat(new Hex(0, 0).distance(new Hex(2, 1), -1)).isEqualTo(3);
    }

    @Test
    void distance_is_the_number_of_steps_a_walker_needs() {
        Map<Hex, Integer> steps = walked(new Hex(2, -3), 7);
        steps.forEach((hex, count) -> assertThat(new Hex(2, -3).distance(hex)).isEqualTo(count));
        assertThat(steps).hasSize(1 + 3 * 7 * 8);
    }

    private static Map<Hex, Integer> walked(Hex start, int limit) {
        Map<Hex, Integer> steps = new HashMap<>(Map.of(start, 0));
        Queue<Hex> open = new ArrayDeque<>(steps.keySet());
        while (!open.isEmpty()) {
            Hex hex = open.remove();
            for (Hex next : hex.neighbours()) {
                if (steps.get(hex) < limit && !steps.containsKey(next)) {
                    steps.put(next, steps.get(hex) + 1);
                    open.add(next);
                }
            }
        }
        return steps;
    }

    @Test
    void turning_a_direction_and_turning_the_hex_are_the_same() {
        for (HexDirection direction : HexDirection.values()) {
            for (int sixths = -7; sixths <= 7; sixths++) {
                assertThat(Hex.ORIGIN.neighbour(direction).rotated(sixths))
                        .isEqualTo(Hex.ORIGIN.neighbour(direction.turned(sixths)));
            }
            assertThat(Hex.ORIGIN.neighbour(direction).neighbour(direction.opposite()))
                    .isEqualTo(Hex.ORIGIN);
            assertThat(HexDirection.of(direction.q(), direction.r())).isEqualTo(direction);
        }
    }

    @Test
    void only_a_step_to_a_neighbour_has_a_direction() {
        for (Hex way : HexTemplate.blast(Hex.ORIGIN, 2)) {
            if (way.distance(Hex.ORIGIN) != 1) {
                assertThatThrownBy(() -> HexDirection.of(way.q(), way.r()))
                        .hasMessage(way + " is no step to a neighbouring hex");
            }
        }
    }

    @Test
    void turning_both_hexes_keeps_their_distance() {
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 500; i++) {
            Hex a = new Hex(random.nextInt(-20, 21), random.nextInt(-20, 21));
            Hex b = new Hex(random.nextInt(-20, 21), random.nextInt(-20, 21));
            int sixths = random.nextInt(6);
            assertThat(a.rotated(sixths).distance(b.rotated(sixths))).isEqualTo(a.distance(b));
        }
    }

    @Test
    void a_hex_is_written_as_two_numbers_and_read_back() {
        assertThat(new Hex(3, -2)).hasToString("3,-2");
        assertThat(Hex.parse("3,-2")).isEqualTo(new Hex(3, -2));
        assertThat(Hex.parse(" 3 , -2 ")).isEqualTo(new Hex(3, -2));
    }

    @Test
    void what_is_not_a_hex_is_refused_with_an_example() {
        for (String text : new String[] {"", "3", "3;2", "3,2,1", "a,b", "3,", "99999999999,0"}) {
            assertThatThrownBy(() -> Hex.parse(text))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("'" + text + "' is not a hex: write two whole numbers with a comma, such as 3,-2");
        }
        assertThatThrownBy(() -> Hex.parse("20001,0"))
                .hasMessage("hex 20001,0 is off the map: coordinates run from -20000 to 20000");
    }

    @Test
    void hexes_are_read_row_by_row() {
        assertThat(HexArea.of(new Hex(1, 1), new Hex(-2, 1), new Hex(5, -1), new Hex(0, 0), new Hex(0, 0)))
                .containsExactly(new Hex(5, -1), new Hex(0, 0), new Hex(-2, 1), new Hex(1, 1));
    }
}
