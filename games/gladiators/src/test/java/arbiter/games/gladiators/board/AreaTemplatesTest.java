package arbiter.games.gladiators.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexArea;
import arbiter.space.hex.HexDirection;
import arbiter.space.hex.HexTemplate;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AreaTemplatesTest {

    private static final SplittableRandom RANDOM = new SplittableRandom(25);

    private static Hex anywhere() {
        return new Hex(RANDOM.nextInt(-40, 41), RANDOM.nextInt(-40, 41));
    }

    @Test
    @Ledger({"GG-ARE-5", "GG-AMB-25"})
    void blasts_and_barrages_have_their_size_everywhere() {
        for (int i = 0; i < 100; i++) {
            Spot user = Spot.ground(anywhere());
            Spot centre = Spot.ground(anywhere());
            int[] sizes = {7, 19, 37};
            for (AreaSize size : AreaSize.values()) {
                PlacedArea blast = AreaPlacement.at(AreaTemplate.of(AreaShape.BLAST, size), user, centre);
                assertThat(blast.hexes())
                        .hasSize(sizes[size.ordinal()])
                        .allMatch(hex -> hex.distance(centre.hex()) <= size.blastRadius());
                assertThat(blast.target()).isEqualTo(centre);
            }
            PlacedArea barrage =
                    AreaPlacement.at(AreaTemplate.of(AreaShape.BARRAGE, AreaSize.VERY_LARGE), user, centre);
            assertThat(barrage.hexes()).hasSize(49).doesNotHaveDuplicates();
            assertThat(barrage.hexes())
                    .allMatch(hex -> hex.distance(barrage.nearestCentre(hex)) <= 1)
                    .contains(centre.hex().plus(HexDirection.WEST, 4));
        }
    }

    @Test
    @Ledger({"GG-ARE-5", "GG-AMB-25"})
    void cones_hold_what_lies_within_thirty_degrees() {
        for (AreaSize size : List.of(AreaSize.AREA, AreaSize.LARGE)) {
            int length = size.coneLength();
            Spot user = Spot.ground(anywhere());
            for (Hex point : HexTemplate.ring(user.hex(), length)) {
                PlacedArea cone = AreaPlacement.at(AreaTemplate.of(AreaShape.CONE, size), user, user.at(point));
                assertThat(cone.hexes()).hasSameElementsAs(byAngle(user.hex(), point, length));
                Hex aim = point.minus(user.hex());
                boolean alongRow = aim.q() == 0 || aim.r() == 0 || aim.q() + aim.r() == 0;
                boolean midway = aim.q() == aim.r() || aim.q() == -2 * aim.r() || aim.r() == -2 * aim.q();
                if (alongRow) {
                    assertThat(cone.hexes()).hasSize(length == 4 ? 12 : 24);
                } else if (midway) {
                    assertThat(cone.hexes()).hasSize(length == 4 ? 14 : 27);
                } else if (length == 4) {
                    assertThat(cone.hexes()).hasSize(10);
                } else {
                    assertThat(cone.hexes()).hasSizeBetween(21, 22);
                }
            }
        }
    }

    /** Brute force: the angle between two ways, with the grid laid out on paper. */
    private static List<Hex> byAngle(Hex apex, Hex toward, int length) {
        List<Hex> hexes = new ArrayList<>();
        for (Hex hex : HexTemplate.blast(apex, length)) {
            double angle = Math.abs(bearing(apex, hex) - bearing(apex, toward));
            double least = Math.min(angle, 2 * Math.PI - angle);
            if (!hex.equals(apex) && least <= Math.PI / 6 + 1e-9) {
                hexes.add(hex);
            }
        }
        return hexes;
    }

    private static double bearing(Hex from, Hex to) {
        int q = to.q() - from.q();
        int r = to.r() - from.r();
        return Math.atan2(r * Math.sqrt(3) / 2, q + r / 2.0);
    }

    @Test
    @Ledger("GG-ARE-5")
    void lines_have_their_length_in_every_direction() {
        for (AreaSize size : AreaSize.values()) {
            AreaTemplate template = AreaTemplate.of(AreaShape.LINE, size);
            Spot near = Spot.ground(anywhere());
            Spot user = near.at(near.hex().plus(HexDirection.SOUTH_WEST, 2));
            for (Hex far : HexTemplate.ring(near.hex(), size.lineLength() - 1)) {
                PlacedArea line = AreaPlacement.line(template, user, near, near.at(far));
                assertThat(line.hexes()).hasSize(size == AreaSize.VERY_LARGE ? 60 : size.lineLength());
                assertThat(HexArea.of(line.hexes()).connected()).isTrue();
                assertThat(user.hex().distance(line.target().hex()))
                        .isGreaterThanOrEqualTo(
                                user.hex().distance(line.origin().hex()));
            }
        }
    }

    @Test
    @Ledger({"GG-ARE-5", "GG-AMB-26"})
    void a_dome_is_a_ring_around_what_it_does_not_touch() {
        Spot user = Spot.ground(Hex.ORIGIN);
        Spot centre = Spot.ground(new Hex(5, 0));
        PlacedArea small = AreaPlacement.at(AreaTemplate.of(AreaShape.DOME, AreaSize.LARGE), user, centre);
        PlacedArea large = AreaPlacement.at(AreaTemplate.of(AreaShape.DOME, AreaSize.VERY_LARGE), user, centre);
        assertThat(small.hexes()).hasSize(6).doesNotContain(centre.hex());
        assertThat(small.target().hex()).isEqualTo(new Hex(6, -1)); // first in reading order of the farthest
        assertThat(large.hexes()).hasSize(12).allMatch(hex -> hex.distance(centre.hex()) == 2);
    }

    @Test
    @Ledger({"GG-ARE-5", "GG-AMB-26"})
    void a_shape_hangs_together() {
        for (AreaSize size : AreaSize.values()) {
            AreaTemplate template = AreaTemplate.of(AreaShape.SHAPE, size).compact();
            assertThat(template.pattern()).hasSize(size.shapeHexes());
        }
        assertThatThrownBy(() -> AreaTemplate.of(AreaShape.SHAPE, AreaSize.AREA)
                        .fixed(List.of(new Hex(0, 0), new Hex(1, 0), new Hex(5, 0))))
                .hasMessage("a Shape of 3 hexes: it has 3 that hang together (GG-ARE-5, GG-AMB-26)");
        assertThatThrownBy(() -> AreaTemplate.of(AreaShape.CONE, AreaSize.VERY_LARGE))
                .hasMessageContaining("Cones end at large");
    }

    @Test
    void who_flies_far_above_is_not_in_it() {
        Spot user = new Spot(Hex.ORIGIN, 6);
        PlacedArea blast =
                AreaPlacement.at(AreaTemplate.of(AreaShape.BLAST, AreaSize.LARGE), user, Spot.ground(new Hex(6, 0)));
        assertThat(blast.range()).isEqualTo(6);
        assertThat(blast.covers(new Spot(new Hex(5, 0), 2))).isTrue();
        assertThat(blast.covers(new Spot(new Hex(5, 0), 3))).isFalse();
        PlacedArea line = AreaPlacement.line(
                AreaTemplate.touch(AreaShape.LINE, AreaSize.AREA),
                user,
                new Spot(new Hex(1, 0), 6),
                Spot.ground(new Hex(10, 0)));
        assertThat(line.spot(new Hex(4, 0)).altitude()).isEqualTo(4);
        assertThat(line.covers(new Spot(new Hex(4, 0), 4))).isTrue();
        assertThat(line.covers(Spot.ground(new Hex(4, 0)))).isFalse();
    }
}
