package arbiter.space.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.space.Border;
import arbiter.space.Borders;
import arbiter.space.Reach;
import arbiter.space.StepCosts;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class HexBoardTest {

    @Test
    void a_board_is_numbered_as_it_is_read() {
        HexBoard board = HexBoard.hexagon(1);
        assertThat(board.hexes()).hasSize(7).isSorted();
        assertThat(board.number(new Hex(0, -1))).isZero();
        assertThat(board.hex(3)).isEqualTo(Hex.ORIGIN);
        for (int place = 0; place < board.size(); place++) {
            assertThat(board.number(board.hex(place))).isEqualTo(place);
        }
    }

    @Test
    void rows_are_equally_long_and_set_off_by_half_a_hex() {
        HexBoard board = HexBoard.rows(4, 3);
        assertThat(board.size()).isEqualTo(12);
        assertThat(board.contains(new Hex(3, 1))).isTrue();
        assertThat(board.contains(new Hex(-1, 2))).isTrue();
        assertThat(board.contains(new Hex(4, 0))).isFalse();
        assertThat(board.degree(board.number(new Hex(0, 0)))).isEqualTo(2);
    }

    @Test
    void the_rim_has_no_neighbour_outside() {
        HexBoard board = HexBoard.hexagon(1);
        int east = board.number(new Hex(1, 0));
        assertThat(board.neighbour(east, HexDirection.EAST)).isEmpty();
        assertThat(board.neighbour(east, HexDirection.WEST)).isEqualTo(OptionalInt.of(3));
        assertThat(board.degree(3)).isEqualTo(6);
        assertThat(board.inside(HexTemplate.blast(new Hex(1, 0), 1))).hasSize(4);
    }

    @Test
    void a_hex_off_the_board_is_refused_by_name() {
        assertThatThrownBy(() -> HexBoard.hexagon(1).number(new Hex(2, 0)))
                .hasMessage("hex 2,0 is not on this board of 7 hexes, which begins at 0,-1");
    }

    @Test
    void a_walker_goes_around_a_wall() {
        HexBoard board = HexBoard.rows(5, 3);
        int start = board.number(new Hex(0, 0));
        int goal = board.number(new Hex(1, 0));
        Reach open = Reach.from(board, start, 6, StepCosts.ONE);
        assertThat(open.cost(goal)).isEqualTo(1);
        Reach walled =
                Reach.from(board, start, 6, StepCosts.ONE.across(Borders.none().with(start, goal, Border.WALL)));
        assertThat(walled.remaining(goal)).isEqualTo(4);
        assertThat(walled.path(goal)).containsExactly(start, board.number(new Hex(0, 1)), goal);
    }
}
