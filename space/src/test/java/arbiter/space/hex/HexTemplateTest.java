package arbiter.space.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class HexTemplateTest {

    private static final Hex CENTRE = new Hex(2, -1);

    @Test
    void blasts_hold_7_19_and_37_hexes() {
        assertThat(HexTemplate.blast(CENTRE, 0)).containsExactly(CENTRE);
        assertThat(HexTemplate.blast(CENTRE, 1)).hasSize(7);
        assertThat(HexTemplate.blast(CENTRE, 2)).hasSize(19);
        assertThat(HexTemplate.blast(CENTRE, 3)).hasSize(37).allMatch(hex -> hex.distance(CENTRE) <= 3);
    }

    @Test
    void a_ring_goes_once_around_from_the_east() {
        assertThat(HexTemplate.ring(Hex.ORIGIN, 1)).isEqualTo(Hex.ORIGIN.neighbours());
        assertThat(HexTemplate.ring(CENTRE, 4))
                .hasSize(24)
                .doesNotHaveDuplicates()
                .startsWith(new Hex(6, -1))
                .allMatch(hex -> hex.distance(CENTRE) == 4);
        assertThat(HexTemplate.ring(CENTRE, 0)).containsExactly(CENTRE);
    }

    @Test
    void a_cone_along_a_row_holds_12_or_24_hexes() {
        for (HexDirection direction : HexDirection.values()) {
            assertThat(HexTemplate.cone(CENTRE, direction, 4, ConeWidth.SIXTH)).hasSize(12);
            assertThat(HexTemplate.cone(CENTRE, direction, 6, ConeWidth.SIXTH)).hasSize(24);
        }
    }

    @Test
    void a_cone_between_two_rows_holds_14_or_27_hexes() {
        for (int sixth = 0; sixth < 6; sixth++) {
            Hex toward = CENTRE.plus(new Hex(2, 2).rotated(sixth));
            assertThat(HexTemplate.cone(CENTRE, toward, 4, ConeWidth.SIXTH)).hasSize(14);
            assertThat(HexTemplate.cone(CENTRE, CENTRE.plus(new Hex(3, 3).rotated(sixth)), 6, ConeWidth.SIXTH))
                    .hasSize(27);
        }
    }

    @Test
    void the_small_cone_to_the_east_is_known_hex_by_hex() {
        assertThat(HexTemplate.cone(Hex.ORIGIN, HexDirection.EAST, 2, ConeWidth.SIXTH))
                .containsExactly(new Hex(2, -1), new Hex(1, 0), new Hex(2, 0), new Hex(1, 1));
    }

    @Test
    void wider_cones_hold_the_narrower_ones() {
        HexArea narrow = HexTemplate.cone(CENTRE, HexDirection.WEST, 3, ConeWidth.SIXTH);
        HexArea third = HexTemplate.cone(CENTRE, HexDirection.WEST, 3, ConeWidth.THIRD);
        HexArea half = HexTemplate.cone(CENTRE, HexDirection.WEST, 3, ConeWidth.HALF);
        assertThat(third).containsAll(narrow).hasSize(6 + 9);
        assertThat(half).containsAll(third);
        // three rows of the blast lie west, three east, and only the hexes due north and south lie between
        assertThat(half.plus(HexTemplate.cone(CENTRE, HexDirection.EAST, 3, ConeWidth.HALF)))
                .hasSize(36);
    }

    @Test
    void two_opposite_half_circles_share_only_what_lies_abeam() {
        HexArea west = HexTemplate.cone(Hex.ORIGIN, HexDirection.WEST, 2, ConeWidth.HALF);
        HexArea east = HexTemplate.cone(Hex.ORIGIN, HexDirection.EAST, 2, ConeWidth.HALF);
        assertThat(west.minus(west.minus(east))).containsExactly(new Hex(1, -2), new Hex(-1, 2));
    }

    @Test
    void a_line_of_twenty_three_wide_covers_60_hexes_in_every_direction() {
        for (Hex toward : HexTemplate.ring(CENTRE, 7)) {
            assertThat(HexTemplate.line(CENTRE, toward, 20, 0, HexSide.LEFT)).hasSize(20);
            assertThat(HexTemplate.line(CENTRE, toward, 20, 1, HexSide.LEFT)).hasSize(60);
        }
    }

    @Test
    void a_broad_line_along_a_row_never_gets_ahead_of_its_end() {
        assertThat(HexTemplate.line(new Hex(1, 0), new Hex(2, 0), 2, 1, HexSide.LEFT))
                .containsExactly(
                        new Hex(1, -1), new Hex(2, -1), new Hex(1, 0), new Hex(2, 0), new Hex(0, 1), new Hex(1, 1));
    }

    @Test
    void a_barrage_is_seven_small_blasts_without_overlap() {
        HexArea barrage = HexTemplate.blast(CENTRE, 1);
        for (HexDirection direction : HexDirection.values()) {
            barrage = barrage.plus(HexTemplate.blast(CENTRE.plus(direction, 3), 1));
        }
        assertThat(barrage).hasSize(49);
    }

    @Test
    void a_pattern_can_be_turned_and_moved() {
        HexArea hook = HexArea.of(new Hex(0, 0), new Hex(1, 0), new Hex(1, 1));
        assertThat(hook.rotated(1)).isEqualTo(HexArea.of(new Hex(0, 0), new Hex(1, -1), new Hex(2, -1)));
        assertThat(hook.rotated(3).rotated(3)).isEqualTo(hook);
        assertThat(hook.moved(new Hex(5, 5)).contains(6, 6)).isTrue();
        assertThat(hook.connected()).isTrue();
        assertThat(hook.minus(HexArea.of(new Hex(1, 0))).connected()).isFalse();
        assertThat(HexArea.empty().connected()).isFalse();
    }

    @Test
    void areas_without_direction_or_beyond_all_size_are_refused() {
        assertThatThrownBy(() -> HexTemplate.cone(CENTRE, CENTRE, 4, ConeWidth.SIXTH))
                .hasMessage("a cone from hex 2,-1 toward itself: aim it at another hex");
        assertThatThrownBy(() -> HexTemplate.line(CENTRE, CENTRE, 4, 0, HexSide.LEFT))
                .hasMessage("a line from hex 2,-1 toward itself: aim it at another hex");
        assertThatThrownBy(() -> HexTemplate.blast(CENTRE, 501)).hasMessage("an area of size 501: it is from 0 to 500");
    }
}
