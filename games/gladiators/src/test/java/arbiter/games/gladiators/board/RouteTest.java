package arbiter.games.gladiators.board;

import static arbiter.games.gladiators.board.TestWalls.brick;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import arbiter.space.hex.HexTemplate;
import arbiter.testkit.Ledger;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RouteTest {

    private static final Hex MIDDLE = new Hex(6, 5);
    private static final BattleMap HOUSE = BattleMap.of(
            "house",
            18,
            11,
            List.of(),
            List.of(new Building("house", 2, HexTemplate.blast(MIDDLE, 2).hexes())));
    private static final List<WallHex> RING = HexTemplate.ring(MIDDLE, 2).stream()
            .map(hex -> brick(hex.q(), hex.r(), 2).underRoof())
            .toList();
    private static final Spot OUTSIDE = Spot.ground(new Hex(12, 5));
    private static final Spot INSIDE = Spot.ground(MIDDLE);

    @Test
    @Ledger({"GG-AMB-113", "GG-TGT-2"})
    void a_closed_room_has_no_way_in_until_a_wall_breaks() {
        Walls closed = Walls.of(RING);
        assertThat(new LineOfFire(HOUSE, closed).hasRoute(OUTSIDE, INSIDE)).isFalse();
        assertThat(new LineOfFire(HOUSE, closed).hasRoute(INSIDE, OUTSIDE)).isFalse();
        Walls back = closed.breached(MIDDLE.plus(HexDirection.WEST, 2));
        assertThat(new LineOfFire(HOUSE, back).fires(OUTSIDE, INSIDE)).isFalse();
        assertThat(new LineOfFire(HOUSE, back).hasRoute(OUTSIDE, INSIDE)).isTrue(); // around to the hole
        Spot above = new Spot(new Hex(12, 5), 9);
        assertThat(new LineOfFire(HOUSE, closed).hasRoute(above, INSIDE)).isFalse(); // not through the roof
        assertThat(new LineOfFire(HOUSE, closed).hasRoute(above, new Spot(MIDDLE, 2)))
                .isTrue(); // on the roof
    }

    @Test
    @Ledger("GG-AMB-113")
    void a_yard_under_the_sky_is_open_to_those_above_its_walls() {
        BattleMap yard = BattleMap.open(18, 11);
        Walls ring = Walls.of(RING);
        assertThat(new LineOfFire(yard, ring).hasRoute(OUTSIDE, INSIDE)).isFalse();
        assertThat(new LineOfFire(yard, ring).hasRoute(new Spot(OUTSIDE.hex(), 2), INSIDE))
                .isTrue();
    }

    @Test
    @Ledger({"GG-AMB-113", "GG-TGT-2"})
    void indirect_goes_over_walls_but_not_into_a_closed_room() {
        LineOfFire house = new LineOfFire(HOUSE, Walls.of(RING));
        assertThat(house.indirectObstacle(OUTSIDE, INSIDE)).map(WallHex::hex).contains(new Hex(8, 5));
        assertThat(house.indirectObstacle(OUTSIDE, Spot.ground(new Hex(0, 5)))).isEmpty(); // over the house
        assertThat(house.indirectObstacle(
                        INSIDE, Spot.ground(MIDDLE.neighbours().get(0))))
                .isEmpty();
        LineOfFire breached = new LineOfFire(HOUSE, Walls.of(RING).breached(new Hex(8, 5)));
        assertThat(breached.indirectObstacle(OUTSIDE, INSIDE)).isEmpty();
        Walls low = Walls.of(List.of(brick(9, 5, 3)));
        assertThat(new LineOfFire(HOUSE, low).indirectObstacle(OUTSIDE, INSIDE)).isEmpty(); // not roofed
    }

    @Test
    @Ledger("GG-AMB-113")
    void a_route_is_found_where_a_flood_would_get() {
        BattleMap map = BattleMap.open(14, 10);
        int refused = 0;
        for (int seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Walls walls = TestWalls.random(map, 75, random);
            for (int i = 0; i < 40; i++) {
                Hex a = TestWalls.anywhere(map, random);
                Hex b = TestWalls.anywhere(map, random);
                boolean route = new LineOfFire(map, walls).hasRoute(Spot.ground(a), Spot.ground(b));
                assertThat(route)
                        .isEqualTo(flood(map, walls, a, b)
                                || new LineOfFire(map, walls).fires(Spot.ground(a), Spot.ground(b)));
                refused += route ? 0 : 1;
            }
        }
        assertThat(refused).isGreaterThan(100);
    }

    private static boolean flood(BattleMap map, Walls walls, Hex from, Hex to) {
        Set<Hex> wet = new HashSet<>(Set.of(from));
        ArrayDeque<Hex> open = new ArrayDeque<>(wet);
        while (!open.isEmpty()) {
            for (Hex next : open.remove().neighbours()) {
                boolean dry = map.contains(next) && (next.equals(to) || !walls.fills(Spot.ground(next)));
                if (dry && wet.add(next)) {
                    open.add(next);
                }
            }
        }
        return wet.contains(to);
    }
}
