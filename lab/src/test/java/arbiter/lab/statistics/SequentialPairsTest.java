package arbiter.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.RandomStream;
import arbiter.lab.statistics.SequentialPairs.Verdict;
import org.junit.jupiter.api.Test;

class SequentialPairsTest {

    private static final PairCounts GOOD = PairCounts.of(5, 15, 30, 30, 20);

    @Test
    void the_bounds_are_the_logarithm_of_nineteen() {
        assertThat(SequentialPairs.BOUND).isEqualTo(Math.log(19), within(1e-12));
    }

    @Test
    void good_pairs_accept_the_better_hypothesis_and_mirrored_they_reject_it() {
        SequentialPairs test = SequentialPairs.elo(0, 20);

        assertThat(test.verdict(GOOD)).isEqualTo(Verdict.BETTER);
        assertThat(test.verdict(GOOD.mirrored())).isEqualTo(Verdict.NOT_BETTER);
    }

    @Test
    void who_is_called_the_first_does_not_matter() {
        double ratio = SequentialPairs.elo(0, 20).ratio(GOOD);

        assertThat(SequentialPairs.elo(-20, 0).ratio(GOOD.mirrored())).isEqualTo(-ratio, within(1e-9));
    }

    @Test
    void the_ratio_is_finite_whatever_was_seen() {
        SequentialPairs test = SequentialPairs.elo(0, 20);

        assertThat(test.ratio(PairCounts.NONE)).isZero();
        for (int kind = 0; kind < 5; kind++) {
            PairCounts only = PairCounts.NONE;
            for (int i = 0; i < 50; i++) {
                only = only.and(kind);
            }
            assertThat(test.ratio(only)).isFinite();
        }
    }

    @Test
    void equals_are_told_apart_at_most_once_in_twenty() {
        assertThat(found(0.5)).isLessThanOrEqualTo(550);
    }

    @Test
    void the_named_difference_is_found_nearly_always() {
        assertThat(found(1 / (1 + Math.pow(10, -0.2)))).isGreaterThanOrEqualTo(9_400);
    }

    /** How many of 10,000 tests between 0 and 80 points say that one who wins that share of fights is better. */
    private static int found(double share) {
        SequentialPairs test = SequentialPairs.elo(0, 80);
        RandomStream random = new RandomStream(11);
        int better = 0;
        for (int i = 0; i < 10_000; i++) {
            better += outcome(test, share, random) == Verdict.BETTER ? 1 : 0;
        }
        return better;
    }

    private static Verdict outcome(SequentialPairs test, double share, RandomStream random) {
        PairCounts pairs = PairCounts.NONE;
        for (int i = 0; i < 5_000; i++) {
            pairs = pairs.and(fight(share, random) + fight(share, random));
            Verdict verdict = i < 10 ? Verdict.OPEN : test.verdict(pairs);
            if (verdict != Verdict.OPEN) {
                return verdict;
            }
        }
        return Verdict.OPEN;
    }

    private static int fight(double share, RandomStream random) {
        return random.below(1_000_000) < share * 1_000_000 ? 2 : 0;
    }
}
