package arbiter.games.gladiators.board;

import static arbiter.games.gladiators.board.TestWalls.brick;
import static arbiter.games.gladiators.board.TestWalls.glass;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
import arbiter.space.hex.HexSight;
import arbiter.space.hex.HexTemplate;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LineOfFireTest {

    private static final BattleMap OPEN = BattleMap.open(20, 12);

    private static Spot spot(int q, int r) {
        return Spot.ground(new Hex(q, r));
    }

    private static LineOfFire past(WallHex... walls) {
        return new LineOfFire(OPEN, Walls.of(List.of(walls)));
    }

    @Test
    @Ledger({"GG-WAL-2", "GG-TGT-2", "GG-DET-3"})
    void a_wall_hides_what_is_behind_it_until_it_is_breached() {
        Walls walls = Walls.of(List.of(brick(3, 0, 2)));
        assertThat(new LineOfFire(OPEN, walls).sees(spot(0, 0), spot(6, 0))).isFalse();
        assertThat(new LineOfFire(OPEN, walls).sees(spot(0, 0), spot(3, 0))).isTrue();
        assertThat(new LineOfFire(OPEN, walls.breached(new Hex(3, 0))).sees(spot(0, 0), spot(6, 0)))
                .isTrue();
    }

    @Test
    @Ledger("GG-WAL-2")
    void glass_does_not_block_sight_but_stops_a_shot() {
        LineOfFire window = past(glass(3, 0, 1));
        assertThat(window.sees(spot(0, 0), spot(6, 0))).isTrue();
        assertThat(window.fires(spot(0, 0), spot(6, 0))).isFalse();
        assertThat(window.firstWall(spot(0, 0), spot(6, 0))).map(WallHex::name).contains("Glass Window");
    }

    @Test
    @Ledger({"GG-WAL-2", "GG-AMB-28", "GG-AMB-113"})
    void a_line_passes_over_what_is_lower() {
        LineOfFire wall = past(brick(3, 0, 2));
        assertThat(wall.sees(new Spot(new Hex(0, 0), 2), new Spot(new Hex(6, 0), 2)))
                .isTrue();
        assertThat(wall.sees(new Spot(new Hex(0, 0), 1), new Spot(new Hex(6, 0), 1)))
                .isFalse();
        assertThat(wall.sees(new Spot(new Hex(0, 0), 3), spot(6, 0)))
                .isFalse(); // halfway down it is as high as the wall
        assertThat(wall.sees(new Spot(new Hex(0, 0), 4), spot(6, 0))).isTrue();
    }

    @Test
    @Ledger("GG-AMB-113")
    void the_first_wall_in_the_way_is_the_nearest_to_whoever_fires() {
        LineOfFire two = past(brick(3, 0, 2), glass(5, 0, 2));
        assertThat(two.firstWall(spot(0, 0), spot(8, 0))).map(WallHex::hex).contains(new Hex(3, 0));
        assertThat(two.firstWall(spot(8, 0), spot(0, 0))).map(WallHex::hex).contains(new Hex(5, 0));
        assertThat(two.firstWall(spot(0, 0), spot(2, 0))).isEmpty();
    }

    @Test
    void a_roof_parts_those_above_from_those_beneath() {
        BattleMap map = BattleMap.of(
                "shed",
                20,
                12,
                List.of(),
                List.of(new Building(
                        "shed", 2, HexTemplate.blast(new Hex(6, 4), 2).hexes())));
        LineOfFire line = new LineOfFire(map, Walls.NONE);
        Spot inside = spot(6, 4);
        assertThat(line.sees(inside, new Spot(new Hex(6, 4), 2))).isFalse();
        assertThat(line.sees(inside, new Spot(new Hex(6, 4), 1))).isTrue();
        assertThat(line.sees(inside, new Spot(new Hex(7, 4), 9))).isFalse();
        assertThat(line.sees(inside, spot(12, 4))).isTrue(); // out at the side
        assertThat(line.sees(new Spot(new Hex(5, 4), 2), new Spot(new Hex(7, 4), 2)))
                .isTrue(); // both on top
        assertThat(line.sees(spot(1, 4), spot(13, 4))).isTrue(); // beneath it and out again
    }

    @Test
    @Ledger({"GG-AMB-28", "GG-AMB-113"})
    void who_sees_is_seen_and_brute_force_agrees() {
        int blocked = 0;
        for (int seed = 0; seed < 30; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            BattleMap map = seed % 2 == 0 ? OPEN : withRoofs(random);
            LineOfFire line = new LineOfFire(map, TestWalls.random(map, 30, random));
            for (int i = 0; i < 200; i++) {
                Spot a = new Spot(TestWalls.anywhere(map, random), random.nextInt(0, 6));
                Spot b = new Spot(TestWalls.anywhere(map, random), random.nextInt(0, 6));
                assertThat(line.sees(b, a)).isEqualTo(line.sees(a, b));
                assertThat(line.fires(b, a)).isEqualTo(line.fires(a, b));
                assertThat(line.fires(a, b) && !line.sees(a, b)).isFalse();
                if (seed % 2 == 0) {
                    assertThat(line.fires(a, b)).isEqualTo(bruteForce(line.walls(), a, b));
                    assertThat(line.firstWall(a, b).isEmpty()).isEqualTo(line.fires(a, b));
                }
                blocked += line.fires(a, b) ? 0 : 1;
            }
        }
        assertThat(blocked).isGreaterThan(500);
    }

    private static BattleMap withRoofs(SplittableRandom random) {
        List<Hex> hexes = OPEN.board().hexes().stream()
                .filter(hex -> random.nextInt(4) == 0)
                .toList();
        return BattleMap.of("roofs", 20, 12, List.of(), List.of(new Building("arcade", 3, hexes)));
    }

    /** The height of the line in the middle of each hex, on paper. */
    private static boolean bruteForce(Walls walls, Spot a, Spot b) {
        HexLine line = HexLine.between(a.hex(), b.hex());
        for (int step = 1; step < line.steps(); step++) {
            double height = a.altitude() + 0.5 + (b.altitude() - a.altitude()) * (double) step / line.steps();
            boolean open = false;
            for (HexSide side : HexSide.values()) {
                open |= walls.at(line.hex(step, side))
                        .filter(wall -> !wall.isBreached() && wall.height() >= height - 1e-9)
                        .isEmpty();
            }
            if (!open) {
                return false;
            }
        }
        return true;
    }

    @Test
    void on_the_ground_it_is_the_sight_of_the_board() {
        SplittableRandom random = new SplittableRandom(7);
        LineOfFire line = new LineOfFire(OPEN, TestWalls.random(OPEN, 40, random));
        for (int i = 0; i < 500; i++) {
            Hex a = TestWalls.anywhere(OPEN, random);
            Hex b = TestWalls.anywhere(OPEN, random);
            assertThat(line.fires(Spot.ground(a), Spot.ground(b)))
                    .isEqualTo(HexSight.clear(a, b, (q, r) -> line.walls().fills(spot(q, r))));
        }
    }

    @Test
    @Ledger("GG-HIT-14")
    void scenery_next_to_a_target_covers_it() {
        BattleMap map = BattleMap.of(
                "yard",
                20,
                12,
                List.of(
                        new GroundPatch(GroundKind.HALF_COVER, "crate", List.of(new Hex(5, 0))),
                        new GroundPatch(GroundKind.NEARLY_FULL_COVER, "slit", List.of(new Hex(9, 0)))),
                List.of());
        LineOfFire line = new LineOfFire(map, Walls.NONE);
        assertThat(line.cover(spot(0, 0), spot(6, 0))).contains(new HardCover(new Hex(5, 0), 1));
        assertThat(line.cover(spot(0, 0), spot(7, 0))).isEmpty(); // two hexes behind it
        assertThat(line.cover(spot(8, 0), spot(6, 0))).isEmpty(); // from the other side
        assertThat(line.cover(spot(5, 0), spot(6, 0))).isEmpty(); // from within
        assertThat(line.cover(spot(0, 0), spot(9, 0))).contains(new HardCover(new Hex(9, 0), 3));
        assertThat(line.cover(spot(9, 0), spot(9, 0))).isEmpty();
        assertThat(line.cover(new Spot(new Hex(3, 0), 9), spot(6, 0))).isEmpty(); // over it
        assertThat(line.cover(spot(0, 0), new Spot(new Hex(9, 0), 1))).isEmpty(); // flying above it
    }

    @Test
    @Ledger({"GG-HID-1", "GG-HID-2"})
    void one_hides_only_from_those_whose_sight_is_blocked() {
        BattleMap map = BattleMap.of(
                "garden",
                20,
                12,
                List.of(
                        new GroundPatch(GroundKind.THREE_QUARTER_COVER, "hedge", List.of(new Hex(5, 0))),
                        new GroundPatch(GroundKind.THICK_UNDERGROWTH, "bushes", List.of(new Hex(9, 0))),
                        new GroundPatch(GroundKind.HALF_COVER, "bench", List.of(new Hex(12, 0)))),
                List.of());
        LineOfFire line = new LineOfFire(map, Walls.NONE);
        assertThat(line.hiding(spot(0, 0), spot(6, 0))).isEqualTo(1);
        assertThat(line.hiding(spot(8, 0), spot(6, 0))).isZero();
        assertThat(line.hiding(spot(0, 0), spot(9, 0))).isEqualTo(2);
        assertThat(line.cover(spot(0, 0), spot(9, 0))).isEmpty(); // leaves stop no bullets
        assertThat(line.hiding(spot(0, 0), spot(13, 0))).isZero();
    }
}
