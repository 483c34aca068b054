package arbiter.space.plane;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.space.plane.Blocker.Building;
import arbiter.space.plane.Blocker.Pillar;
import arbiter.space.plane.Blocker.Wall;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BlockerListTest {

    @Test
    void what_is_near_a_line_is_found_on_small_and_large_maps_in_its_order() {
        int compared = 0;
        for (int seed = 0; seed < 400; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int half = random.nextInt(1_000, 60_000);
            List<Blocker> all = blockers(random, random.nextInt(1, 300), half);
            BlockerList list = BlockerList.of(all);
            assertThat(list).isEqualTo(all);
            for (int i = 0; i < 50; i++) {
                Point from = point(random, 2 * half);
                Point to = i % 5 == 0 ? from : point(random, 2 * half);
                int margin = i % 3 == 0 ? 0 : random.nextInt(1, 3_000);
                List<Blocker> near = list.near(from, to, margin);
                assertThat(near).as("seed %d, line %d", seed, i).isSubsetOf(all);
                List<Blocker> expected = all.stream()
                        .filter(blocker -> isNear(blocker, from, to, margin))
                        .toList();
                compared += expected.size();
                assertThat(near.stream().filter(expected::contains))
                        .as("seed %d, line %d", seed, i)
                        .containsExactlyElementsOf(expected);
                assertThat(Blocker.clear(from, to, list)).isEqualTo(Blocker.clear(from, to, all));
            }
        }
        assertThat(compared).isGreaterThan(10_000);
    }

    @Test
    void a_short_line_on_a_large_map_is_compared_with_few() {
        SplittableRandom random = new SplittableRandom(1);
        List<Blocker> all = new ArrayList<>();
        for (int i = 0; i < 5_000; i++) {
            Point from = point(random, 100_000);
            all.add(new Wall(from, new Point(from.x() + 1_000, from.y() + random.nextInt(1_000))));
        }
        Point here = new Point(0, 0);
        assertThat(BlockerList.of(all).near(here, new Point(5_000, 3_000), 500)).hasSizeLessThan(100);
    }

    private static boolean isNear(Blocker blocker, Point from, Point to, int margin) {
        if (blocker.meets(from, to)) {
            return true;
        }
        if (blocker instanceof Pillar pillar) {
            return Exact.near(from, to, pillar.centre(), pillar.diameter() + 2L * margin);
        }
        List<Point> points = blocker instanceof Wall wall
                ? List.of(wall.from(), wall.to(), wall.from())
                : closed(((Building) blocker).corners());
        for (int i = 0; i + 1 < points.size(); i++) {
            Point one = points.get(i);
            Point other = points.get(i + 1);
            if (Exact.near(from, to, one, 2L * margin)
                    || Exact.near(one, other, from, 2L * margin)
                    || Exact.near(one, other, to, 2L * margin)) {
                return true;
            }
        }
        return false;
    }

    private static List<Point> closed(List<Point> corners) {
        List<Point> points = new ArrayList<>(corners);
        points.add(corners.get(0));
        return points;
    }

    private static List<Blocker> blockers(SplittableRandom random, int count, int half) {
        List<Blocker> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Point at = point(random, half);
            all.add(
                    switch (random.nextInt(4)) {
                        case 0 -> new Pillar(at, random.nextInt(1, 5_000));
                        case 1 ->
                            Building.rectangle(
                                    at,
                                    new Point(at.x() + random.nextInt(1, 4_000), at.y() + random.nextInt(1, 4_000)));
                        case 2 -> new Wall(at, point(random, half));
                        default -> new Wall(at, new Point(at.x() + random.nextInt(2_000), at.y()));
                    });
        }
        return all;
    }

    private static Point point(SplittableRandom random, int half) {
        return new Point(random.nextInt(-half, half + 1), random.nextInt(-half, half + 1));
    }
}
