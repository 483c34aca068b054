package arbiter.space.plane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.space.plane.Area.Circle;
import arbiter.space.plane.Area.Cone;
import arbiter.space.plane.Area.Strip;
import arbiter.space.plane.Blocker.Building;
import arbiter.space.plane.Blocker.Pillar;
import arbiter.space.plane.Blocker.Wall;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SightAndAreaTest {

    private static final Point HERE = Point.metres(0, 0);
    private static final Point THERE = Point.metres(10, 0);

    @Test
    void a_wall_across_the_line_hides_the_target() {
        assertThat(Blocker.clear(HERE, THERE, List.of())).isTrue();
        assertThat(Blocker.clear(HERE, THERE, List.of(wall(5, -2, 5, 2)))).isFalse();
        assertThat(Blocker.clear(HERE, THERE, List.of(wall(5, 1, 5, 4)))).isTrue();
        assertThat(Blocker.clear(HERE, THERE, List.of(wall(5, 0, 5, 4)))).isFalse(); // its end is touched
    }

    @Test
    void one_cannot_see_through_the_corner_of_two_walls() {
        assertThat(Blocker.clear(HERE, THERE, List.of(wall(5, 0, 6, 4), wall(5, 0, 6, -4))))
                .isFalse();
    }

    @Test
    void pillars_and_buildings_hide_what_is_behind_them_but_not_who_stands_in_them() {
        Pillar pillar = new Pillar(Point.metres(5, 1), 1998);
        assertThat(Blocker.clear(HERE, THERE, List.of(pillar))).isTrue(); // one millimetre beside the line
        assertThat(Blocker.clear(HERE, THERE, List.of(new Pillar(Point.metres(5, 1), 2000))))
                .isFalse();
        Building house = Building.rectangle(Point.metres(4, -3), Point.metres(6, 3));
        assertThat(Blocker.clear(HERE, THERE, List.of(house))).isFalse();
        assertThat(Blocker.clear(HERE, Point.metres(5, 0), List.of(house))).isTrue();
        assertThat(house.holds(Point.metres(5, 0))).isTrue();
        assertThat(house.holds(Point.metres(4, 1))).isTrue();
        assertThat(house.holds(Point.metres(7, 0))).isFalse();
        assertThatThrownBy(() -> new Building(List.of(HERE, THERE)))
                .hasMessage("a building with 2 corners: it has three or more");
    }

    private static Wall wall(int x1, int y1, int x2, int y2) {
        return new Wall(Point.metres(x1, y1), Point.metres(x2, y2));
    }

    @Test
    void who_sees_is_seen_and_another_geometry_agrees() {
        for (int seed = 0; seed < 3000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Point from = random(random);
            Point to = random(random);
            Wall wall = new Wall(random(random), random(random));
            Building building = new Building(List.of(random(random), random(random), random(random)));
            Pillar pillar = new Pillar(random(random), random.nextInt(20));
            for (Blocker blocker : List.of(wall, building, pillar)) {
                assertThat(blocker.blocks(from, to)).isEqualTo(blocker.blocks(to, from));
            }
            Line2D line = new Line2D.Double(from.x(), from.y(), to.x(), to.y());
            assertThat(wall.meets(from, to))
                    .isEqualTo(line.intersectsLine(
                            wall.from().x(),
                            wall.from().y(),
                            wall.to().x(),
                            wall.to().y()));
            double apart = line.ptSegDist(pillar.centre().x(), pillar.centre().y());
            if (Math.abs(apart - pillar.diameter() / 2.0) > 1e-9) {
                assertThat(pillar.meets(from, to)).isEqualTo(apart < pillar.diameter() / 2.0);
            }
            assertThat(building.holds(from))
                    .isEqualTo(onOutline(building, from) || shape(building).contains(from.x(), from.y()));
        }
    }

    private static Point random(SplittableRandom random) {
        return new Point(random.nextInt(-20, 21), random.nextInt(-20, 21));
    }

    private static boolean onOutline(Building building, Point point) {
        List<Point> corners = new ArrayList<>(building.corners());
        corners.add(corners.get(0));
        for (int i = 0; i + 1 < corners.size(); i++) {
            Line2D side = new Line2D.Double(
                    corners.get(i).x(),
                    corners.get(i).y(),
                    corners.get(i + 1).x(),
                    corners.get(i + 1).y());
            if (side.ptSegDist(point.x(), point.y()) < 1e-9) {
                return true;
            }
        }
        return false;
    }

    private static Path2D shape(Building building) {
        Path2D shape = new Path2D.Double();
        Point first = building.corners().get(0);
        shape.moveTo(first.x(), first.y());
        building.corners().forEach(corner -> shape.lineTo(corner.x(), corner.y()));
        shape.closePath();
        return shape;
    }

    @Test
    void an_explosion_hits_everybody_whose_base_it_touches() {
        Circle blast = new Circle(HERE, 3000);
        assertThat(blast.touches(Base.at(new Point(3500, 0), 1000))).isTrue();
        assertThat(blast.touches(Base.at(new Point(3501, 0), 1000))).isFalse();
        assertThat(blast.covers(new Point(1800, 2400))).isTrue();
        assertThat(blast.covers(new Point(1801, 2400))).isFalse();
    }

    @Test
    void a_torch_lights_a_cone() {
        Cone light = new Cone(HERE, Facing.EAST, 60, 30_000);
        assertThat(light.covers(Point.metres(30, 0))).isTrue();
        assertThat(light.covers(Point.metres(31, 0))).isFalse();
        assertThat(light.covers(Point.metres(10, 5))).isTrue(); // 27 degrees off
        assertThat(light.covers(Point.metres(10, 6))).isFalse(); // 31 degrees off
        assertThat(light.covers(Point.metres(-1, 0))).isFalse();
        assertThat(light.touches(Base.at(Point.metres(10, 6), 1000))).isTrue(); // its edge is in the light
        assertThat(light.touches(Base.at(Point.metres(10, 7), 1000))).isFalse();
        assertThat(light.touches(Base.at(new Point(30_500, 0), 1000))).isTrue();
        assertThat(light.touches(Base.at(new Point(-400, 0), 1000))).isTrue(); // it stands over the apex
        assertThatThrownBy(() -> new Cone(HERE, Facing.EAST, 61, 1000))
                .hasMessage("a cone of 61 degrees: the width is an even number from 2 to 180");
    }

    @Test
    void a_cone_agrees_with_its_angle() {
        for (int seed = 0; seed < 3000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Cone cone = new Cone(
                    random(random), new Facing(random.nextInt(360)), 2 * random.nextInt(1, 91), random.nextInt(1, 40));
            Point point = random(random);
            double angle = Math.toDegrees(
                    Math.atan2(point.x() - cone.apex().x(), cone.apex().y() - point.y()));
            double off = Math.abs(Math.IEEEremainder(angle - cone.facing().degrees(), 360));
            boolean near = cone.apex().square(point) <= (long) cone.length() * cone.length();
            boolean decided = Math.abs(off - cone.width() / 2.0) > 1e-6 && !point.equals(cone.apex());
            if (decided) {
                assertThat(cone.covers(point)).isEqualTo(near && off < cone.width() / 2.0);
            }
        }
    }

    @Test
    void a_piercing_shot_hits_every_base_its_line_crosses() {
        Strip shot = new Strip(HERE, THERE, 0);
        assertThat(shot.touches(Base.at(new Point(5000, 500), 1000))).isTrue();
        assertThat(shot.touches(Base.at(new Point(5000, 501), 1000))).isFalse();
        assertThat(shot.covers(new Point(5000, 0))).isTrue();
        assertThat(shot.covers(new Point(10_001, 0))).isFalse();
        assertThat(new Strip(HERE, THERE, 2000).covers(new Point(5000, -1000))).isTrue();
    }
}
