package arbiter.games.gladiators.board;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.space.hex.ConeWidth;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexArea;
import arbiter.space.hex.HexDirection;
import arbiter.space.hex.HexTemplate;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

class AreaDeviationTest {

    private static final Spot USER = Spot.ground(Hex.ORIGIN);

    @Test
    @Ledger("GG-ARE-2")
    void a_blast_that_misses_by_two_leaves_who_was_aimed_at_one_step_from_safety() {
        Hex victim = new Hex(14, 0);
        PlacedArea aimed =
                AreaPlacement.at(AreaTemplate.of(AreaShape.BLAST, AreaSize.LARGE), USER, Spot.ground(victim));
        assertThat(AreaPlacement.problem(aimed, PowerRange.RANGED)).isEmpty();
        assertThat(aimed.range() / 10).isEqualTo(1); // the Dodge of the hex
        for (HexDirection direction : HexDirection.values()) {
            PlacedArea moved = AreaDeviation.moved(aimed, direction, 2);
            assertThat(moved.origin().hex().distance(victim)).isEqualTo(2);
            assertThat(moved.hexes()).hasSize(19).contains(victim);
            assertThat(victim.neighbours()).anyMatch(hex -> !moved.contains(hex));
        }
    }

    @Test
    @Ledger("GG-ARE-2")
    void both_ends_of_a_line_move_alike() {
        PlacedArea aimed = AreaText.read("line 3,0 12,0", AreaTemplate.of(AreaShape.LINE, AreaSize.AREA), USER);
        PlacedArea moved = AreaDeviation.moved(aimed, HexDirection.SOUTH_EAST, 3);
        assertThat(moved.origin().hex()).isEqualTo(new Hex(3, 3));
        assertThat(moved.target().hex()).isEqualTo(new Hex(12, 3));
        assertThat(moved.hexes()).hasSize(10).allMatch(hex -> hex.r() == 3);
    }

    @Test
    @Ledger("GG-ARE-2")
    void a_touch_line_is_redrawn_from_the_user() {
        AreaTemplate touch = AreaTemplate.touch(AreaShape.LINE, AreaSize.AREA);
        PlacedArea aimed = AreaText.read("line 1,0 10,0", touch, USER);
        PlacedArea moved = AreaDeviation.moved(aimed, HexDirection.NORTH_WEST, 2);
        assertThat(moved.target().hex()).isEqualTo(new Hex(10, -2));
        assertThat(moved.origin().hex()).isEqualTo(new Hex(1, 0));
        assertThat(moved.hexes()).hasSize(10).contains(new Hex(5, -1)).doesNotContain(Hex.ORIGIN);
        assertThat(AreaDeviation.moved(aimed, HexDirection.EAST, 2).hexes()).hasSize(12);
        assertThat(AreaDeviation.moved(aimed, HexDirection.WEST, 10).hexes()).isEmpty();
        PlacedArea broad =
                AreaText.read("line 1,0 20,0", AreaTemplate.touch(AreaShape.LINE, AreaSize.VERY_LARGE), USER);
        assertThat(AreaDeviation.moved(broad, HexDirection.SOUTH_WEST, 1).hexes())
                .hasSize(60);
    }

    @Test
    @Ledger({"GG-AMB-25", "GG-ARE-2"})
    void a_cone_carried_away_leaves_no_gap() {
        PlacedArea aimed = AreaText.read("cone 4,0", AreaTemplate.of(AreaShape.CONE, AreaSize.AREA), USER);
        PlacedArea away = AreaDeviation.moved(aimed, HexDirection.EAST, 3);
        assertThat(away.hexes())
                .hasSize(12 + 3)
                .contains(new Hex(1, 0), new Hex(2, 0), new Hex(3, 0), new Hex(7, 0))
                .doesNotContain(Hex.ORIGIN);
        assertThat(away.target().hex()).isEqualTo(new Hex(7, 0));
    }

    @Test
    @Ledger({"GG-AMB-25", "GG-ARE-2"})
    void a_cone_drawn_back_skips_its_user() {
        PlacedArea aimed = AreaText.read("cone 4,0", AreaTemplate.of(AreaShape.CONE, AreaSize.AREA), USER);
        PlacedArea back = AreaDeviation.moved(aimed, HexDirection.WEST, 2);
        assertThat(back.hexes())
                .hasSize(11)
                .contains(new Hex(-1, 0), new Hex(2, 0))
                .doesNotContain(Hex.ORIGIN);
        PlacedArea onUser = AreaDeviation.moved(aimed, HexDirection.WEST, 4);
        assertThat(onUser.hexes()).hasSize(11).contains(new Hex(-3, 0)).doesNotContain(Hex.ORIGIN);
        PlacedArea behind = AreaDeviation.moved(aimed, HexDirection.WEST, 6);
        assertThat(behind.hexes()).contains(new Hex(-2, 0)).doesNotContain(Hex.ORIGIN);
    }

    @Test
    @Ledger("GG-AMB-25")
    void a_cone_keeps_its_form_wherever_it_goes() {
        for (AreaSize size : List.of(AreaSize.AREA, AreaSize.LARGE)) {
            for (Hex point : HexTemplate.ring(Hex.ORIGIN, size.coneLength())) {
                PlacedArea aimed = AreaPlacement.at(AreaTemplate.of(AreaShape.CONE, size), USER, Spot.ground(point));
                for (HexDirection direction : HexDirection.values()) {
                    for (int missed = 0; missed <= 9; missed++) {
                        check(AreaDeviation.moved(aimed, direction, missed), aimed, missed);
                    }
                }
            }
        }
    }

    /** The cone of some tip at the right distance, with a way from the user to it. */
    private static void check(PlacedArea moved, PlacedArea aimed, int missed) {
        int length = aimed.size().coneLength();
        Hex end = moved.target().hex();
        HexArea hexes = HexArea.of(moved.hexes());
        assertThat(end.distance(aimed.target().hex())).isEqualTo(missed);
        assertThat(hexes.contains(Hex.ORIGIN)).isFalse();
        assertThat(HexTemplate.ring(end, length).stream()
                        .map(tip -> HexTemplate.cone(tip, end, length, ConeWidth.SIXTH)
                                .minus(HexArea.of(Hex.ORIGIN)))
                        .anyMatch(cone -> cone.minus(hexes).size() == 0
                                && hexes.minus(cone).size() == Math.max(0, Hex.ORIGIN.distance(end) - length)))
                .isTrue();
        assertThat(hexes.plus(HexArea.of(Hex.ORIGIN)).connected()).isTrue();
        if (missed == 0) {
            assertThat(moved).isEqualTo(aimed);
        }
    }

    @Test
    void shapes_domes_and_barrages_move_as_they_are() {
        PlacedArea dome = AreaText.read("dome 5,0", AreaTemplate.of(AreaShape.DOME, AreaSize.LARGE), USER);
        PlacedArea moved = AreaDeviation.moved(dome, HexDirection.EAST, 2);
        assertThat(moved.text()).isEqualTo("dome 7,0");
        assertThat(moved.hexes()).hasSize(6);
        PlacedArea barrage =
                AreaText.read("barrage 9,0", AreaTemplate.of(AreaShape.BARRAGE, AreaSize.VERY_LARGE), USER);
        assertThat(AreaDeviation.moved(barrage, HexDirection.WEST, 1))
                .isEqualTo(AreaText.read("barrage 8,0", barrage.template(), USER));
    }
}
