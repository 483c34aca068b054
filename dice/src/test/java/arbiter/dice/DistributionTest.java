package arbiter.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DistributionTest {

    private static final Numbers D6 = Weights.EXACT.die(6);

    @Test
    void equal_outcomes_merge() {
        Distribution<String> parity = D6.map(face -> face % 2 == 0 ? "even" : "odd");
        assertThat(parity.size()).isEqualTo(2);
        assertThat(parity.chanceOf("even")).isEqualTo(Fraction.of(1, 2));
        assertThat(Weights.EXACT.uniform(List.of("a", "b", "a")).chanceOf("a")).isEqualTo(Fraction.of(2, 3));
    }

    @Test
    void what_is_known_leaves_the_rest_in_proportion() {
        Distribution<Integer> high = D6.given(face -> face >= 4);
        assertThat(high.chanceOf(6)).isEqualTo(Fraction.of(1, 3));
        assertThat(high.chanceOf(1)).isEqualTo(Fraction.ZERO);
        assertThatThrownBy(() -> D6.given(face -> face > 6)).hasMessageContaining("nothing is left");
    }

    @Test
    void two_rolls_side_by_side_are_independent() {
        Distribution<Both<Integer, Integer>> both = D6.joint(Weights.EXACT.die(4));
        assertThat(both.size()).isEqualTo(24);
        assertThat(both.chance(pair -> pair.first() > pair.second())).isEqualTo(Fraction.of(14, 24));
    }

    @Test
    void a_mixture_weighs_its_parts() {
        Distribution<Integer> loaded = Weights.EXACT
                .weighted(Map.of("fair", Fraction.of(1, 3), "loaded", Fraction.of(2, 3)))
                .then(coin -> coin.equals("fair") ? D6 : Weights.EXACT.certain(6));
        assertThat(loaded.chanceOf(6)).isEqualTo(Fraction.of(13, 18));
        assertThat(loaded.chanceOf(1)).isEqualTo(Fraction.of(1, 18));
    }

    @Test
    void a_reroll_stands_and_rerolling_on_never_shows_the_face() {
        assertThat(D6.reroll(face -> face == 1).chanceOf(1)).isEqualTo(Fraction.of(1, 36));
        assertThat(D6.reroll(face -> face == 1).chanceOf(6)).isEqualTo(Fraction.of(7, 36));
        assertThat(D6.rerollWhile(face -> face == 1).chanceOf(6)).isEqualTo(Fraction.of(1, 5));
    }

    @Test
    void rolls_are_folded_one_after_the_other() {
        Distribution<Integer> longestRun = D6.fold(3, 0, (best, face) -> Math.max(best, face));
        assertThat(longestRun).isEqualTo(D6.keepHighest(3, 1).map(face -> face));
    }

    @Test
    void a_contest_ends_in_success_tie_or_failure() {
        Numbers margin = new Contest(Dice.of(2, 6).plus(6), Dice.of(2, 6).plus(5)).odds(Weights.EXACT);
        Distribution<Verdict> verdict = margin.map(Verdict::of);
        assertThat(margin.chanceAtLeast(0)).isEqualTo(Fraction.of(287, 432));
        assertThat(verdict.chanceOf(Verdict.TIE)).isEqualTo(margin.chanceOf(0)).isEqualTo(Fraction.of(35, 324));
        assertThat(verdict.chanceOf(Verdict.FAILURE)).isEqualTo(Fraction.of(145, 432));
        assertThat(verdict.chanceOf(Verdict.SUCCESS).plus(Fraction.of(35, 324))).isEqualTo(Fraction.of(287, 432));
    }

    @ParameterizedTest
    @EnumSource
    void numbers_know_their_mean_spread_and_quantiles(Weights kind) {
        Numbers sum = kind.die(6).repeat(2);
        assertThat(sum.mean()).isCloseTo(7, within(1e-12));
        assertThat(sum.variance()).isCloseTo(35 / 6.0, within(1e-12));
        assertThat(sum.sd()).isCloseTo(Math.sqrt(35 / 6.0), within(1e-12));
        assertThat(sum.atLeast(10)).isCloseTo(1 / 6.0, within(1e-12));
        assertThat(sum.atLeast(-5)).isCloseTo(1, within(1e-12));
        assertThat(sum.atLeast(Integer.MIN_VALUE)).isCloseTo(1, within(1e-12));
        assertThat(sum.atLeast(Integer.MAX_VALUE)).isZero();
        assertThat(sum.atLeast(13)).isZero();
        assertThat(sum.atMost(3)).isCloseTo(1 / 12.0, within(1e-12));
        assertThat(sum.atMost(Integer.MAX_VALUE)).isCloseTo(1, within(1e-12));
        assertThat(sum.quantile(0.5)).isEqualTo(7);
        assertThat(sum.quantile(0)).isEqualTo(2);
        assertThat(sum.quantile(1)).isEqualTo(12);
        assertThat(sum.probabilityOf(7)).isCloseTo(1 / 6.0, within(1e-12));
        assertThat(sum.probabilityOf(13)).isZero();
    }

    @Test
    void numbers_with_gaps_answer_the_same_questions() {
        Numbers tens = D6.times(10);
        assertThat(tens.chanceAtLeast(41)).isEqualTo(Fraction.of(1, 3));
        assertThat(tens.atLeast(41)).isCloseTo(1 / 3.0, within(1e-12));
        assertThat(tens.atMost(10)).isCloseTo(1 / 6.0, within(1e-12));
        assertThat(tens.plus(5).lowest()).isEqualTo(15);
        assertThat(tens.exactMean()).isEqualTo(Fraction.of(35));
    }

    @Test
    void equal_odds_are_equal_whatever_their_weights_add_up_to() {
        Distribution<Integer> doubled = D6.combine(Weights.EXACT.die(2), (face, coin) -> face);
        assertThat(doubled.total()).isEqualTo(BigInteger.valueOf(12));
        assertThat(doubled).isEqualTo(D6).hasSameHashCodeAs(D6);
        assertThat(D6).isNotEqualTo(Weights.EXACT.die(5)).isNotEqualTo(Weights.FAST.die(6));
    }

    @Test
    void exact_and_fast_odds_are_never_mixed() {
        Numbers fast = Weights.FAST.die(6);
        String refusal = "cannot be mixed";
        assertThatThrownBy(() -> D6.plus(fast)).hasMessageContaining(refusal);
        assertThatThrownBy(() -> D6.joint(fast)).hasMessageContaining(refusal);
        assertThatThrownBy(() -> D6.then(face -> fast)).hasMessageContaining(refusal);
        assertThatThrownBy(() -> BestChance.of(D6, fast, (a, b, options) -> options.sure(true)))
                .hasMessageContaining(refusal);
        assertThatThrownBy(() -> BestChance.of(D6, D6, (a, b, options) -> options.atLeast(fast, 2)))
                .hasMessageContaining(refusal);
    }

    @Test
    void the_fast_kind_gives_no_fractions() {
        Numbers fast = Weights.FAST.die(6);
        assertThatThrownBy(() -> fast.weight(0)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> fast.chanceOf(1)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(fast::total).hasMessageContaining("ask for its probability");
    }

    @Test
    void a_chance_below_nothing_is_refused() {
        assertThatThrownBy(() -> Weights.EXACT.weighted(Map.of("odd", Fraction.of(-1, 2))))
                .hasMessageContaining("odd")
                .hasMessageContaining("-1/2");
    }
}
