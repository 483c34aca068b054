package arbiter.games.capital.move;

import static arbiter.games.capital.Walkers.among;
import static arbiter.games.capital.Walkers.somebody;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.ReachOutline;
import arbiter.kernel.Refused;
import arbiter.space.plane.Area;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.BlockerList;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The outline of a movement is what the rules accept: sampled inside and outside, in places full of things. */
class MoveReachTest {

    private static final int FURTHEST = 7000;
    /** Crossings of the grid are joined by straight lines, so that its last centimetres are not exact. */
    private static final int BLURRED = 120;

    private static final int STEP = 300;

    private final Combatant mara = somebody("Mara", "0,0").unit();

    private static boolean accepted(CapitalState state, Combatant unit, Point place) {
        try {
            PathChoice.read(state, unit, FURTHEST / 1000, Optional.empty(), place.toString());
            return true;
        } catch (Refused refused) {
            return false;
        }
    }

    private static ReachOutline reach(CapitalState state, Combatant unit) {
        return MoveReach.of(state, unit, FURTHEST, place -> true);
    }

    private static List<List<Point>> rings(ReachOutline outline) {
        return outline.rings().stream()
                .map(ring -> ring.stream().map(Point::parse).toList())
                .toList();
    }

    private static boolean inside(List<List<Point>> rings, Point place) {
        return rings.stream()
                                .filter(ring -> new Blocker.Building(ring).holds(place))
                                .count()
                        % 2
                == 1;
    }

    private static boolean near(List<List<Point>> rings, Point place, int distance) {
        for (List<Point> ring : rings) {
            for (int i = 0; i < ring.size(); i++) {
                Point next = ring.get((i + 1) % ring.size());
                if (new Area.Strip(ring.get(i), next, 2 * distance).covers(place)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void every_point_inside_is_accepted_and_every_point_outside_refused() {
        Random random = new Random(7);
        for (int table = 0; table < 6; table++) {
            CapitalState state = cluttered(random);
            List<List<Point>> rings = rings(reach(state, mara));
            for (int i = 0; i < 200; i++) {
                Point place = new Point(random.nextInt(17_000) - 8500, random.nextInt(17_000) - 8500);
                boolean inside = inside(rings, place);
                if (!near(rings, place, inside ? BLURRED : STEP)) {
                    assertThat(accepted(state, mara, place))
                            .as("%s at table %d", place, table)
                            .isEqualTo(inside);
                }
            }
        }
    }

    private CapitalState cluttered(Random random) {
        List<Blocker> blockers = new ArrayList<>();
        List<Combatant> units = new ArrayList<>(List.of(mara));
        for (int i = 0; i < 4; i++) {
            Point at = away(random);
            blockers.add(Blocker.Building.rectangle(at, new Point(at.x() + 2500, at.y() + 800)));
            blockers.add(new Blocker.Pillar(away(random), 1000));
            blockers.add(new Blocker.Wall(away(random), away(random)));
            units.add(somebody("Walker " + i, away(random).toString()).unit());
        }
        blockers.removeIf(blocker -> !SolidObstacles.hasRoom(BlockerList.of(List.of(blocker)), new Point(0, 0), 1000));
        return among(blockers, units.toArray(Combatant[]::new));
    }

    private static Point away(Random random) {
        int x = 1500 + random.nextInt(5000);
        int y = random.nextInt(12_000) - 6000;
        return new Point(random.nextBoolean() ? x : -x, y);
    }

    @Test
    void a_way_is_found_around_a_wall_and_measured() {
        var wall = new Blocker.Wall(new Point(2000, -2000), new Point(2000, 2000));
        CapitalState state = among(List.of(wall), mara);

        PathOption around = PathChoice.read(state, mara, 7, Optional.empty(), "4,0");

        assertThat(around.course().path().points()).hasSizeGreaterThan(2);
        assertThat(around.course().length()).isBetween(5700, 6600);
        assertThat(accepted(state, mara, new Point(7000, 0)))
                .as("seven metres away, but not around the wall")
                .isFalse();
    }

    @Test
    void a_way_is_found_through_a_town_of_five_thousand_walls() {
        Random random = new Random(1);
        List<Blocker> walls = new ArrayList<>(List.of(new Blocker.Wall(new Point(3000, -2000), new Point(3000, 2000))));
        while (walls.size() < 5000) {
            Point from = new Point(random.nextInt(140_000) - 70_000, random.nextInt(140_000) - 70_000);
            walls.add(new Blocker.Wall(from, new Point(from.x(), from.y() + 1000)));
        }
        walls.removeIf(wall -> !SolidObstacles.hasRoom(BlockerList.of(List.of(wall)), new Point(0, 0), 3000));
        Combatant rook = somebody("Rook", "30,3").siding("gutter").unit();
        CapitalState state = among(walls, mara, rook);

        List<PathOption> places = new WorthwhilePlaces(state, mara, 40_000, Optional.empty()).all();

        assertThat(places).hasSizeBetween(2, 40);
        PathOption first = places.get(0);
        assertThat(first.text()).startsWith("Up to Rook");
        assertThat(first.course().path().points()).hasSizeGreaterThan(2);
        assertThat(PathObstacles.isClear(state, mara, first.course())).isTrue();
        assertThat(first.course().end(mara.base()).centre().distance(rook.base().centre()))
                .isLessThan(1100);
        assertThat(rings(reach(state, mara))).isNotEmpty();
    }

    @Test
    void a_wall_casts_a_shadow_on_the_outline() {
        var wall = new Blocker.Wall(new Point(1000, -6000), new Point(1000, 6000));
        List<List<Point>> rings = rings(reach(among(List.of(wall), mara), mara));

        assertThat(inside(rings, new Point(-5000, 0))).isTrue();
        assertThat(inside(rings, new Point(2000, 0))).isFalse();
    }

    @Test
    void ways_are_told_by_their_last_turn() {
        var wall = new Blocker.Wall(new Point(2000, -2000), new Point(2000, 2000));
        ReachOutline outline = reach(among(List.of(wall), mara), mara);

        assertThat(outline.most()).isEqualTo(7);
        assertThat(outline.turns().get(0)).isEqualTo(new ReachOutline.Turn("0,0", 0, -1));
        assertThat(outline.turns())
                .hasSizeGreaterThan(2)
                .allSatisfy(turn ->
                        assertThat(turn.before()).isLessThan(outline.turns().indexOf(turn)));
        String middle = outline.grid().rows().get(outline.grid().rows().size() / 2);
        assertThat(middle).startsWith(".").endsWith("..").contains("0").matches(".*[1-9:;<=>?@A-Z].*");
    }
}
