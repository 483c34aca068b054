package arbiter.space.plane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PathTest {

    /** Three metres east, then four south. */
    private final Path corner = Path.of(Point.metres(0, 0), Point.metres(3, 0), Point.metres(3, 4));

    @Test
    void a_path_is_as_long_as_its_legs() {
        assertThat(corner.length()).isEqualTo(7000);
        assertThat(corner.at(0)).isEqualTo(Point.metres(0, 0));
        assertThat(corner.at(2500)).isEqualTo(new Point(2500, 0));
        assertThat(corner.at(3000)).isEqualTo(Point.metres(3, 0));
        assertThat(corner.at(4250)).isEqualTo(new Point(3000, 1250));
        assertThat(corner.at(7000)).isEqualTo(corner.end());
        assertThat(Path.of(Point.metres(0, 0), Point.metres(3, 4)).at(2500)).isEqualTo(new Point(1500, 2000));
    }

    @Test
    void a_path_is_walked_in_strides_and_the_last_may_be_shorter() {
        assertThat(Path.of(Point.metres(0, 0), new Point(2500, 0)).strides(1000))
                .containsExactly(0, 1000, 2000, 2500);
        assertThat(corner.strides(3500)).containsExactly(0, 3500, 7000);
        assertThat(Path.of(Point.metres(1, 1)).strides(1000)).containsExactly(0);
    }

    @Test
    void a_guard_strikes_where_the_path_comes_nearest() {
        assertThat(corner.nearest(Point.metres(1, 2))).isEqualTo(1000); // two away, as at 5 m: the first counts
        assertThat(corner.nearest(Point.metres(5, 3))).isEqualTo(6000);
        assertThat(corner.nearest(Point.metres(9, 9))).isEqualTo(7000);
        assertThat(corner.nearest(Point.metres(-1, 0))).isZero();
    }

    @Test
    void nearest_agrees_with_trying_every_millimetre() {
        for (int seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Path path = Path.of(random(random), random(random), random(random));
            Point unit = random(random);
            int nearest = path.nearest(unit);
            long best = Long.MAX_VALUE;
            for (int length = 0; length <= path.length(); length++) {
                best = Math.min(best, path.at(length).square(unit));
            }
            // points are cut to millimetres, so another place may be nearer by a hair
            double difference = Math.sqrt(path.at(nearest).square(unit)) - Math.sqrt(best);
            assertThat(difference).isBetween(0.0, 1.5);
        }
    }

    private static Point random(SplittableRandom random) {
        return new Point(random.nextInt(-400, 401), random.nextInt(-400, 401));
    }

    @Test
    void nobody_walks_farther_than_asked() {
        for (int seed = 0; seed < 3000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Point from = random(random);
            Point to = new Point(from.x() + random.nextInt(1, 400), from.y() + random.nextInt(-400, 401));
            int length = random.nextInt(20_000);
            double walked = Math.sqrt(from.square(from.toward(to, length)));
            assertThat(walked).isBetween(length - 1.5, length + 1e-6);
        }
    }

    @Test
    void a_mover_is_stopped_by_contact() {
        Base guard = Base.at(Point.metres(3, 2), 1000);
        assertThat(corner.crosses(1000, guard)).isTrue();
        assertThat(corner.firstContact(1000, guard)).isEqualTo(OptionalInt.of(3950)); // 1.05 m before the centre
        Base bystander = Base.at(Point.metres(4, 2), 1000);
        assertThat(corner.crosses(1000, bystander)).isFalse(); // edges touch, no more
        assertThat(corner.firstContact(1000, bystander)).isPresent();
        assertThat(corner.firstContact(1000, Base.at(Point.metres(6, 2), 1000))).isEmpty();
        assertThat(corner.firstContact(1000, Base.at(Point.metres(-1, 0), 1000)))
                .isEqualTo(OptionalInt.of(0));
    }

    @Test
    void first_contact_agrees_with_trying_every_millimetre() {
        for (int seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Path path = Path.of(random(random), random(random), random(random));
            Base other = Base.at(random(random), random.nextInt(300));
            OptionalInt contact = path.firstContact(60, other);
            contact.ifPresent(length ->
                    assertThat(Base.at(path.at(length), 60).touches(other)).isTrue());
            // before that no place touches, but for the millimetres that are cut off
            double limit = (60 + other.diameter()) / 2.0 + Base.TOLERANCE - 1.5;
            for (int length = 0; length < contact.orElse(path.length() + 1); length++) {
                assertThat(Math.sqrt(path.at(length).square(other.centre()))).isGreaterThan(limit);
            }
        }
    }

    @Test
    void an_interrupted_move_goes_on_from_where_it_was() {
        assertThat(corner.until(4000).points())
                .containsExactly(Point.metres(0, 0), Point.metres(3, 0), Point.metres(3, 1));
        assertThat(corner.after(4000).points()).containsExactly(Point.metres(3, 1), Point.metres(3, 4));
        assertThat(corner.until(3000)).isEqualTo(Path.of(Point.metres(0, 0), Point.metres(3, 0)));
        assertThat(corner.after(3000)).isEqualTo(Path.of(Point.metres(3, 0), Point.metres(3, 4)));
        assertThat(corner.after(7000)).isEqualTo(Path.of(Point.metres(3, 4)));
        assertThatThrownBy(() -> corner.until(7001))
                .hasMessage("a place 7001 mm along a path: this one runs from 0 to 7000 mm");
        assertThatThrownBy(() -> corner.at(-1)).hasMessageContaining("a place -1 mm");
        assertThatThrownBy(Path::of).hasMessage("a path without points: it needs at least where it starts");
    }

    @Test
    void a_tank_moves_ten_metres_turns_right_and_moves_on() {
        Point start = Point.metres(0, 0);
        Facing facing = Facing.EAST;
        Point corner = facing.ahead(start, 10_000);
        Point end = facing.turned(90).ahead(corner, 15_000);
        assertThat(end).isEqualTo(Point.metres(10, 15));
        assertThat(facing.ahead(start, -5000)).isEqualTo(Point.metres(-5, 0));
        assertThat(new Facing(30).ahead(start, 10_000)).isEqualTo(new Point(5000, -8660));
    }

    @Test
    void facings_turn_the_short_way() {
        assertThat(Facing.NORTH.turned(-90)).isEqualTo(Facing.WEST);
        assertThat(new Facing(350).turnTo(new Facing(10))).isEqualTo(20);
        assertThat(new Facing(10).turnTo(new Facing(350))).isEqualTo(-20);
        assertThat(Facing.NORTH.turnTo(Facing.SOUTH)).isEqualTo(180);
        assertThatThrownBy(() -> new Facing(360)).hasMessage("a facing of 360 degrees: it is from 0 to 359");
    }

    @Test
    void a_facing_toward_a_point_is_the_nearest_degree() {
        assertThat(Facing.toward(Point.metres(1, 1), Point.metres(4, 1))).isEqualTo(Facing.EAST);
        assertThat(Facing.toward(Point.metres(1, 1), Point.metres(0, 2))).isEqualTo(new Facing(225));
        for (int degrees = 0; degrees < 360; degrees++) {
            Point ahead = new Facing(degrees).ahead(Point.metres(0, 0), 100_000);
            assertThat(Facing.toward(Point.metres(0, 0), ahead).degrees()).isEqualTo(degrees);
        }
        for (int seed = 0; seed < 500; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Point to = new Point(random.nextInt(1, 5000), random.nextInt(-5000, 5000));
            double exact = Math.toDegrees(Math.atan2(to.x(), -to.y()));
            assertThat(Facing.toward(Point.metres(0, 0), to).degrees()).isEqualTo((int) Math.round(exact));
        }
    }
}
