package arbiter.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.RandomStream;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class PairTallyTest {

    private static PairTally pairs(long seed, int count, int better) {
        RandomStream random = new RandomStream(seed);
        Long[] counts = new Long[9];
        Arrays.fill(counts, 0L);
        for (int i = 0; i < count; i++) {
            int roll = random.below(100);
            counts[(roll < 50 ? 6 : 0) + (roll < 50 + better ? 2 : 0)]++;
        }
        return new PairTally(List.of(counts));
    }

    @Test
    void parts_in_any_order_make_the_same_tally() {
        PairTally one = pairs(1, 40, 3);
        PairTally two = pairs(2, 7, 3);
        PairTally three = pairs(3, 90, 3);

        assertThat(three.and(one).and(two)).isEqualTo(one.and(two.and(three)));
        assertThat(PairTally.read(one.write())).isEqualTo(one);
    }

    @Test
    void the_difference_is_that_of_the_shares() {
        PairTally tally = pairs(4, 2_000, 10);

        assertThat(tally.difference().difference())
                .isEqualTo(tally.shareInB().share() - tally.shareInA().share(), within(1e-12));
        assertThat(tally.better().pairs()).isEqualTo(2_000);
    }

    @Test
    void nineteen_in_twenty_intervals_hold_the_true_difference() {
        int held = 0;
        int all = 2_000;
        for (long seed = 0; seed < all; seed++) {
            Difference found = pairs(100 + seed, 400, 10).difference();
            held += found.low() <= 0.1 && 0.1 <= found.high() ? 1 : 0;
        }
        assertThat((double) held / all).isBetween(0.94, 0.97);
    }

    @Test
    void equal_dice_need_fewer_fights_than_dice_of_their_own() {
        assertThat(pairs(5, 1_000, 2).unpaired()).isGreaterThan(10_000);
    }
}
