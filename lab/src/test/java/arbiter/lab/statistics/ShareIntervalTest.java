package arbiter.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.RandomStream;
import org.junit.jupiter.api.Test;

class ShareIntervalTest {

    @Test
    void half_of_a_hundred_is_known_to_about_ten_points() {
        ShareInterval half = ShareInterval.of(50, 100);

        assertThat(half.low()).isEqualTo(0.4038, within(1e-4));
        assertThat(half.high()).isEqualTo(0.5962, within(1e-4));
    }

    @Test
    void the_interval_holds_the_truth_in_about_95_of_100_runs() {
        for (double share : new double[] {0.1, 0.3, 0.5, 0.65, 0.9}) {
            assertThat(coverage(share, 1_000)).as("share %s", share).isBetween(0.94, 0.96);
        }
    }

    @Test
    void all_won_is_not_certain() {
        assertThat(ShareInterval.of(20, 20).low()).isBetween(0.8, 0.9);
        assertThat(ShareInterval.of(20, 20).high()).isEqualTo(1, within(1e-12));
    }

    @Test
    void four_hundred_fights_do_not_show_four_points() {
        assertThat(ShareInterval.visibleDifference(0.5, 400)).isGreaterThan(0.04);
    }

    @Test
    void nothing_is_known_of_no_fights() {
        assertThatThrownBy(() -> ShareInterval.of(0, 0)).hasMessageContaining("no share of 0 fights");
    }

    @Test
    void one_may_look_after_every_fight() {
        RandomStream random = new RandomStream(5);
        int missed = 0;
        for (int run = 0; run < 400; run++) {
            missed += leaves(random) ? 1 : 0;
        }

        assertThat(missed).isLessThanOrEqualTo(20);
    }

    @Test
    void one_point_takes_the_number_of_fights_at_which_the_radius_is_one_point() {
        long fights = ShareSequence.fightsFor(0.01);

        assertThat(ShareSequence.radius(fights)).isLessThanOrEqualTo(0.01);
        assertThat(ShareSequence.radius(fights - 1)).isGreaterThan(0.01);
        assertThat(fights).isBetween(20_000L, 25_000L);
    }

    /** Whether an even share is ever outside of what the sequence says. */
    private static boolean leaves(RandomStream random) {
        int won = 0;
        for (int fight = 1; fight <= 5_000; fight++) {
            won += random.below(2);
            if (Math.abs((double) won / fight - 0.5) > ShareSequence.radius(fight)) {
                return true;
            }
        }
        return false;
    }

    /** Summed over every number of wins that there can be. */
    private static double coverage(double share, int fights) {
        double sum = 0;
        double logarithm = fights * Math.log(1 - share);
        for (int won = 0; won <= fights; won++) {
            sum += ShareInterval.of(won, fights).holds(share) ? Math.exp(logarithm) : 0;
            logarithm += Math.log((double) (fights - won) / (won + 1)) + Math.log(share / (1 - share));
        }
        return sum;
    }
}
