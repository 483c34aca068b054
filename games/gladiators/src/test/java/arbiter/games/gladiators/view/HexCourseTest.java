package arbiter.games.gladiators.view;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.space.hex.Hex;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HexCourseTest {

    private static final Hex FROM = new Hex(7, 4);

    @Test
    void a_hex_is_told_by_the_steps_that_lead_there() {
        assertThat(HexCourse.words(FROM, new Hex(10, 4))).isEqualTo("3 hexes east");
        assertThat(HexCourse.words(FROM, new Hex(8, 3))).isEqualTo("1 hex north-east");
        assertThat(HexCourse.words(FROM, new Hex(10, 3))).isEqualTo("2 hexes east, 1 north-east");
        assertThat(HexCourse.words(FROM, new Hex(6, 2))).isEqualTo("1 hex west, 2 north-west");
        assertThat(HexCourse.words(FROM, new Hex(6, 7))).isEqualTo("2 hexes south-east, 1 south-west");
    }

    @Test
    void no_two_hexes_are_told_alike_and_the_steps_are_as_many_as_it_is_far() {
        Map<String, Hex> told = new HashMap<>();
        for (int q = 0; q < 15; q++) {
            for (int r = 0; r < 12; r++) {
                Hex hex = new Hex(q, r);
                if (hex.equals(FROM)) {
                    continue;
                }
                String words = HexCourse.words(FROM, hex);
                assertThat(told.put(words, hex)).as(words).isNull();
                int steps = 0;
                for (String word : words.split(" ")) {
                    steps += word.matches("\\d+") ? Integer.parseInt(word) : 0;
                }
                assertThat(steps).as(words).isEqualTo(FROM.distance(hex));
            }
        }
    }
}
