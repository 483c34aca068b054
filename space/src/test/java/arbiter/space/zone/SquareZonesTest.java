package arbiter.space.zone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.space.Border;
import arbiter.space.Borders;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SquareZonesTest {

    private final SquareZones board = SquareZones.of(7, 5);

    private List<String> texts(int... zones) {
        return IntStream.of(zones).mapToObj(board::text).toList();
    }

    @Test
    void a_square_has_eight_neighbours_and_a_corner_three() {
        assertThat(board.degree(board.zone(3, 2))).isEqualTo(8);
        assertThat(board.degree(board.zone(0, 0))).isEqualTo(3);
        assertThat(board.isRim(board.zone(6, 2))).isTrue();
        assertThat(board.isRim(board.zone(5, 2))).isFalse();
    }

    @Test
    void distance_is_the_longer_side() {
        assertThat(board.distance(board.zone(0, 0), board.zone(4, 2))).isEqualTo(4);
        for (int from = 0; from < board.size(); from++) {
            Reach reach = Reach.from(board, from, 20, (a, b) -> 1);
            for (int to = 0; to < board.size(); to++) {
                assertThat(board.distance(from, to)).isEqualTo(reach.cost(to));
            }
        }
    }

    @Test
    void the_line_to_4_2_crosses_five_squares() {
        ZoneLine line = board.lines(board.zone(0, 0), board.zone(4, 2)).get(0);
        assertThat(texts(line.zones())).containsExactly("1,0", "1,1", "2,1", "3,1", "3,2", "4,2");
    }

    @Test
    void an_enemy_on_the_line_gives_cover_and_one_beside_it_does_not() {
        int shooter = board.zone(0, 0);
        int target = board.zone(4, 2);
        for (int[] square : new int[][] {{1, 0}, {1, 1}, {2, 1}, {3, 1}, {3, 2}}) {
            int enemy = board.zone(square[0], square[1]);
            assertThat(board.clear(shooter, target, zone -> zone == enemy)).isFalse();
        }
        for (int[] square : new int[][] {{2, 2}, {0, 0}, {4, 2}, {5, 2}}) {
            int enemy = board.zone(square[0], square[1]);
            assertThat(board.clear(shooter, target, zone -> zone == enemy)).isTrue();
        }
    }

    @Test
    void a_line_weapon_goes_on_behind_its_target_to_its_range() {
        ZoneLine line = board.lines(board.zone(0, 0), board.zone(2, 1), 5).get(0);
        assertThat(texts(line.zones())).containsExactly("1,0", "1,1", "2,1", "3,1", "3,2", "4,2", "5,2", "5,3");
        int rock = board.zone(3, 2);
        assertThat(texts(line.until(zone -> zone == rock).zones())).containsExactly("1,0", "1,1", "2,1", "3,1");
    }

    @Test
    void a_diagonal_passes_corners_and_touches_nobody_there() {
        ZoneLine line = board.lines(board.zone(0, 0), board.zone(3, 3)).get(0);
        assertThat(texts(line.zones())).containsExactly("1,1", "2,2", "3,3");
    }

    @Test
    void a_wall_between_two_squares_stops_shots_across_it() {
        int a = board.zone(1, 1);
        int b = board.zone(2, 1);
        ZoneSight sight = ZoneSight.of(zone -> false, Borders.none().with(a, b, Border.WALL));
        assertThat(board.clear(board.zone(0, 1), board.zone(4, 1), sight)).isFalse();
        assertThat(board.clear(a, b, sight)).isFalse();
        assertThat(board.clear(board.zone(0, 0), board.zone(4, 0), sight)).isTrue();
    }

    @Test
    void lines_agree_with_cutting_every_square_by_the_segment() {
        int from = board.zone(1, 2);
        for (int to = 0; to < board.size(); to++) {
            List<Integer> cut = new ArrayList<>();
            for (int zone = 0; zone < board.size(); zone++) {
                if (zone != from && crosses(from, to, zone)) {
                    cut.add(zone);
                }
            }
            int[] zones = board.lines(from, to).get(0).zones();
            assertThat(IntStream.of(zones).sorted().boxed().toList()).isEqualTo(cut);
        }
    }

    /** Brute force: the open segment has a part inside the open square. */
    private boolean crosses(int from, int to, int zone) {
        double first = 0;
        double last = 1;
        int[][] sides = {
            {board.x(to) - board.x(from), board.x(zone) - board.x(from)},
            {board.y(to) - board.y(from), board.y(zone) - board.y(from)}
        };
        for (int[] side : sides) {
            if (side[0] == 0) {
                last = side[1] == 0 ? last : first;
            } else {
                double a = (side[1] - 0.5) / side[0];
                double b = (side[1] + 0.5) / side[0];
                first = Math.max(first, Math.min(a, b));
                last = Math.min(last, Math.max(a, b));
            }
        }
        return last - first > 1e-9;
    }

    @Test
    void blasts_and_bursts_cover_what_is_near() {
        int centre = board.zone(1, 1);
        assertThat(board.within(centre, 1)).hasSize(9);
        assertThat(board.within(board.zone(0, 0), 1)).hasSize(4);
        int rock = board.zone(2, 1);
        assertThat(board.burst(centre, 2, zone -> zone == rock))
                .contains(rock)
                .doesNotContain(board.zone(3, 0), board.zone(3, 1), board.zone(3, 2)) // it throws a shadow
                .hasSize(13);
    }

    @Test
    void squares_are_written_as_two_numbers() {
        assertThat(board.text(board.zone(3, 2))).isEqualTo("3,2");
        assertThat(board.find("3,2")).isEqualTo(OptionalInt.of(board.zone(3, 2)));
        assertThat(board.find("7,0")).isEmpty();
        assertThat(board.find("x")).isEmpty();
        assertThat(board.name(board.zone(3, 2))).isEqualTo("D3");
        assertThat(board.find("D3")).isEqualTo(OptionalInt.of(board.zone(3, 2)));
        assertThat(board.find("Z9")).isEmpty();
        SquareZones wide = SquareZones.of(60, 1);
        assertThat(List.of(wide.name(25), wide.name(26), wide.name(52))).containsExactly("Z1", "AA1", "BA1");
        assertThat(wide.find("BA1")).isEqualTo(OptionalInt.of(52));
        assertThat(board.step(board.zone(6, 0), 1, 0)).isEmpty();
        assertThat(board.step(board.zone(6, 0), -1, 1)).isEqualTo(OptionalInt.of(board.zone(5, 1)));
        assertThatThrownBy(() -> board.zone(7, 0))
                .hasMessage("square 7,0 is not on this board: it runs from 0,0 to 6,4");
    }
}
