package arbiter.space.plane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BaseTest {

    private static final int MEDIUM = 1000;
    private static final int LARGE = 2000;

    @Test
    void a_pistol_reaches_from_edge_to_edge() {
        Base shooter = Base.at(Point.metres(0, 0), MEDIUM);
        Base target = Base.at(Point.metres(31, 0), MEDIUM);
        assertThat(shooter.gap(target)).isEqualTo(30_000);
        assertThat(shooter.within(target, 30_000)).isTrue();
        assertThat(shooter.within(target.movedTo(new Point(31_001, 0)), 30_000)).isFalse();
    }

    @Test
    void height_counts_in_the_distance() {
        Base shooter = Base.at(Point.metres(0, 0), MEDIUM);
        Base drone = new Base(Point.metres(4, 0), MEDIUM, 4000);
        assertThat(shooter.gap(drone)).isEqualTo(5000); // three across, four up
        assertThat(shooter.within(drone, 5000)).isTrue();
        assertThat(shooter.within(drone, 4999)).isFalse();
        assertThat(shooter.within(shooter.risenTo(2000), 2000)).isTrue();
        assertThat(shooter.within(shooter.risenTo(2001), 2000)).isFalse();
    }

    @Test
    void contact_allows_five_centimetres() {
        Base fighter = Base.at(Point.metres(0, 0), MEDIUM);
        assertThat(fighter.touches(Base.at(new Point(1500, 0), LARGE))).isTrue();
        assertThat(fighter.touches(Base.at(new Point(1550, 0), LARGE))).isTrue();
        assertThat(fighter.touches(Base.at(new Point(1551, 0), LARGE))).isFalse();
        assertThat(fighter.overlaps(Base.at(new Point(1451, 0), LARGE))).isFalse();
        assertThat(fighter.overlaps(Base.at(new Point(1450, 0), LARGE))).isTrue();
    }

    @Test
    void reach_is_exact_and_mutual() {
        MathContext precise = new MathContext(60);
        for (int seed = 0; seed < 2000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int span = seed % 2 == 0 ? 40_000 : Point.LIMIT;
            Base a = random(random, span);
            Base b = random(random, span);
            BigDecimal across = BigDecimal.valueOf(a.centre().square(b.centre()))
                    .sqrt(precise)
                    .subtract(new BigDecimal(a.diameter() + b.diameter()).divide(BigDecimal.valueOf(2)))
                    .max(BigDecimal.ZERO);
            BigDecimal climb = new BigDecimal(a.altitude() - b.altitude());
            BigDecimal gap = across.pow(2).add(climb.pow(2)).sqrt(precise);
            for (int reach = Math.max(0, gap.intValue() - 1); reach <= gap.intValue() + 2; reach++) {
                boolean within = gap.compareTo(new BigDecimal(reach)) <= 0;
                assertThat(a.within(b, reach)).isEqualTo(within);
                assertThat(b.within(a, reach)).isEqualTo(within);
            }
            assertThat(Math.abs(a.gap(b) - gap.doubleValue())).isLessThan(0.51);
        }
    }

    private static Base random(SplittableRandom random, int span) {
        Point centre = new Point(random.nextInt(-span, span + 1), random.nextInt(-span, span + 1));
        return new Base(centre, random.nextInt(span), random.nextInt(-span, span + 1));
    }

    @Test
    void points_are_written_in_metres() {
        assertThat(new Point(3500, -2000)).hasToString("3.5,-2");
        assertThat(Point.parse("3.5,-2")).isEqualTo(new Point(3500, -2000));
        assertThat(Point.parse("0.001, 10")).isEqualTo(new Point(1, 10_000));
        for (String text : new String[] {"", "3.5", "3.5;2", "1.2345,0", "1e3,0", "a,b"}) {
            assertThatThrownBy(() -> Point.parse(text))
                    .hasMessage("'" + text + "' is not a point: write two numbers of metres with a comma, "
                            + "at most three decimals, such as 3.5,-2");
        }
        assertThatThrownBy(() -> Point.parse("250001,0")).hasMessageContaining("off the map");
    }

    @Test
    void impossible_bases_and_reaches_are_refused() {
        Base base = Base.at(Point.metres(0, 0), MEDIUM);
        assertThatThrownBy(() -> Base.at(base.centre(), -1)).hasMessageStartingWith("a base of -1 mm");
        assertThatThrownBy(() -> base.risenTo(Integer.MAX_VALUE))
                .hasMessageStartingWith("an altitude of 2147483647 mm");
        assertThatThrownBy(() -> base.within(base, -1)).hasMessage("a reach of -1 mm: it is from 0 to 1000000000");
    }
}
