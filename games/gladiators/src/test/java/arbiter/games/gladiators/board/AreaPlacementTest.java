package arbiter.games.gladiators.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.space.hex.Hex;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

class AreaPlacementTest {

    private static final Spot USER = Spot.ground(Hex.ORIGIN);
    private static final AreaTemplate BLAST = AreaTemplate.of(AreaShape.BLAST, AreaSize.AREA);
    private static final AreaTemplate LINE = AreaTemplate.of(AreaShape.LINE, AreaSize.AREA);
    private static final AreaTemplate CONE = AreaTemplate.of(AreaShape.CONE, AreaSize.AREA);
    private static final AreaTemplate SHAPE = AreaTemplate.of(AreaShape.SHAPE, AreaSize.AREA);

    private static boolean allowed(String text, AreaTemplate template, PowerRange range) {
        return AreaPlacement.problem(AreaText.read(text, template, USER), range).isEmpty();
    }

    @Test
    void a_blast_needs_its_centre_in_range() {
        assertThat(allowed("blast 10,0", BLAST, PowerRange.CLOSE)).isTrue();
        assertThat(allowed("blast 11,0", BLAST, PowerRange.CLOSE)).isFalse();
        assertThat(allowed("blast 0,0", BLAST, PowerRange.CLOSE)).isFalse();
        assertThat(allowed("blast 0,0", BLAST, PowerRange.TOUCH)).isTrue();
        assertThat(allowed("blast 3,0@11", BLAST, PowerRange.CLOSE)).isFalse();
        assertThat(allowed("blast 90,0", BLAST, PowerRange.DISTANT)).isTrue();
    }

    @Test
    void without_a_range_a_blast_sits_on_its_user() {
        assertThat(allowed("blast 0,0", BLAST, PowerRange.NONE)).isTrue();
        assertThat(allowed("blast 1,0", BLAST, PowerRange.NONE)).isFalse();
        assertThat(AreaText.read("blast 0,0", BLAST, USER).contains(Hex.ORIGIN)).isTrue();
    }

    @Test
    void a_line_lies_wholly_in_range_or_begins_beside_its_user() {
        assertThat(allowed("line 1,0 10,0", LINE, PowerRange.CLOSE)).isTrue();
        assertThat(allowed("line 2,0 11,0", LINE, PowerRange.CLOSE)).isFalse();
        assertThat(allowed("line -5,1 4,1", LINE, PowerRange.CLOSE)).isTrue();
        assertThat(allowed("line -5,0 4,0", LINE, PowerRange.CLOSE)).isFalse(); // its own hex is nearer than range 1
        assertThat(allowed("line 1,0 10,0", LINE, PowerRange.TOUCH)).isTrue();
        assertThat(allowed("line 2,0 11,0", LINE, PowerRange.TOUCH)).isFalse();
        assertThat(AreaPlacement.problem(AreaText.read("line 1,0 9,0", LINE, USER), PowerRange.TOUCH))
                .contains("this Line is 10 hexes long (GG-ARE-5)");
    }

    @Test
    @Ledger("GG-AMB-25")
    void a_cone_is_touch_and_ends_at_its_length() {
        assertThat(allowed("cone 4,0", CONE, PowerRange.TOUCH)).isTrue();
        assertThat(allowed("cone 3,0", CONE, PowerRange.TOUCH)).isFalse();
        assertThat(allowed("cone 4,0", CONE, PowerRange.CLOSE)).isFalse();
    }

    @Test
    void a_shape_settled_at_design_can_only_be_turned_and_moved() {
        AreaTemplate row = SHAPE.fixed(List.of(new Hex(0, 0), new Hex(1, 0), new Hex(2, 0)));
        assertThat(allowed("shape 3,0 3,1 3,2", row, PowerRange.CLOSE)).isTrue();
        assertThat(allowed("shape 3,0 4,0 3,1", row, PowerRange.CLOSE)).isFalse();
        assertThat(allowed("shape 3,0 4,0 3,1", SHAPE, PowerRange.CLOSE)).isTrue();
        assertThat(allowed("shape 3,0 4,0 7,1", SHAPE, PowerRange.CLOSE)).isFalse();
        assertThat(allowed("shape 1,0 2,0 3,0", row, PowerRange.TOUCH)).isTrue();
        assertThat(allowed("shape 2,0 3,0 4,0", row, PowerRange.TOUCH)).isFalse();
        PlacedArea placed = AreaText.read("shape 1,0 2,0 3,0", row, USER);
        assertThat(placed.target().hex()).isEqualTo(new Hex(3, 0));
        assertThat(placed.origin().hex()).isEqualTo(new Hex(1, 0));
    }

    @Test
    void a_placement_reads_back_what_it_says() {
        AreaTemplate dome = AreaTemplate.of(AreaShape.DOME, AreaSize.LARGE);
        AreaTemplate barrage = AreaTemplate.of(AreaShape.BARRAGE, AreaSize.VERY_LARGE);
        List.of("blast 3,-2", "blast 3,-2@4").forEach(text -> readsBack(text, BLAST));
        readsBack("line 1,0 10,0", LINE);
        readsBack("cone 2,2", CONE);
        readsBack("shape 1,0 2,0 2,1", SHAPE);
        readsBack("dome 5,-1", dome);
        readsBack("barrage 9,3", barrage);
    }

    private static void readsBack(String text, AreaTemplate template) {
        PlacedArea area = AreaText.read(text, template, USER);
        assertThat(area.text()).isEqualTo(text);
        assertThat(AreaText.read(area.text(), template, USER)).isEqualTo(area);
    }

    @Test
    void a_hex_pointed_at_on_the_board_is_enough() {
        AreaTemplate touch = AreaTemplate.touch(AreaShape.LINE, AreaSize.AREA);

        assertThat(AreaText.read("3,-2@4", BLAST, USER).text()).isEqualTo("blast 3,-2@4");
        assertThat(AreaText.read("3,0", LINE, USER).text()).isEqualTo("line 3,0 12,0");
        assertThat(AreaText.read("3,0; 3,9", LINE, USER).text()).isEqualTo("line 3,0 3,9");
        assertThat(AreaText.read("3,0", touch, USER).text()).isEqualTo("line 1,0 10,0");
        assertThat(AreaText.read("1,0", CONE, USER).text()).isEqualTo("cone 4,0");
        assertThatThrownBy(() -> AreaText.read("0,0", LINE, USER)).hasMessageContaining("aim it at another hex");
    }

    @Test
    void a_placement_nobody_understands_is_refused_in_words() {
        assertThatThrownBy(() -> AreaText.read("cone 3,0", BLAST, USER))
                .hasMessage("'cone 3,0' is no blast: write 'blast' and then where, such as 'blast 3,-2'");
        assertThatThrownBy(() -> AreaText.read("line 3,0", LINE, USER))
                .hasMessage("'line 3,0' names 1 hexes, but it takes 2, such as 'line 1,0 10,0'");
        assertThatThrownBy(() -> AreaText.read("blast 3;0", BLAST, USER)).hasMessageContaining("is not a hex");
        assertThatThrownBy(() -> AreaText.read("blast 3,0@x", BLAST, USER)).hasMessageContaining("altitude");
        assertThatThrownBy(() -> AreaText.read("cone 0,0", CONE, USER)).hasMessageContaining("aim it at another hex");
    }
}
