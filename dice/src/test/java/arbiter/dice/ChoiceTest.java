package arbiter.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An attacker with 2d6+6 against 2d6+5, who may throw one die again after seeing both totals. */
class ChoiceTest {

    private static final Dice TWO_D6 = Dice.of(2, 6);

    @Test
    void the_best_reroll_wins_thirteen_times_in_sixteen() {
        assertThat(attack(Weights.EXACT).chanceOf(true)).isEqualTo(Fraction.of(13, 16));
        assertThat(attack(Weights.FAST).probabilityOf(true)).isCloseTo(13 / 16.0, within(1e-14));
    }

    @ParameterizedTest
    @EnumSource
    void following_every_way_to_its_end_says_the_same(Weights kind) {
        Distribution<Boolean> won = TWO_D6.odds(kind)
                .joint(TWO_D6.plus(5).odds(kind))
                .then(seen -> Choice.best(success -> success ? 1 : 0, ways(kind, seen.first(), seen.second() - 6)));
        assertThat(won.probabilityOf(true)).isCloseTo(13 / 16.0, within(1e-14));
    }

    @Test
    void without_the_reroll_it_is_the_plain_contest() {
        Distribution<Boolean> won = BestChance.of(
                TWO_D6.odds(Weights.EXACT),
                TWO_D6.plus(5).odds(Weights.EXACT),
                (hand, total, options) -> options.sure(hand.sum() + 6 >= total));
        assertThat(won.chanceOf(true)).isEqualTo(Fraction.of(287, 432));
    }

    @Test
    void wide_weights_are_weighed_exactly_too() {
        Numbers many = Weights.EXACT.die(6).repeat(30);
        Numbers more = Weights.EXACT.die(6).repeat(60);
        Distribution<Boolean> won = BestChance.of(many, Weights.EXACT.die(2), (sum, coin, options) -> {
            options.sure(false);
            options.atLeast(more, 2 * sum);
            options.atLeast(many, sum);
        });
        Fraction twin = Fraction.ZERO;
        for (int i = 0; i < many.size(); i++) {
            Fraction both = more.chanceAtLeast(2 * many.number(i));
            Fraction one = many.chanceAtLeast(many.number(i));
            Fraction best = both.compareTo(one) > 0 ? both : one;
            twin = twin.plus(best.times(many.chanceOf(many.number(i))));
        }
        assertThat(won.chanceOf(true)).isEqualTo(twin);
    }

    @Test
    void somebody_who_always_or_never_wins_has_one_outcome() {
        for (Weights kind : Weights.values()) {
            for (boolean wins : new boolean[] {true, false}) {
                var won = BestChance.of(kind.die(6), kind.die(6), (a, b, options) -> options.sure(wins));
                assertThat(won.size()).isEqualTo(1);
                assertThat(won.outcome(0)).isEqualTo(wins);
            }
        }
    }

    @Test
    void a_state_without_any_way_on_is_named() {
        Numbers d6 = Weights.FAST.die(6);
        assertThatThrownBy(() -> BestChance.of(d6, d6, (first, second, options) -> {
                    if (first != 3) {
                        options.sure(true);
                    }
                }))
                .hasMessageContaining("3 and 1");
        assertThatThrownBy(() -> Choice.best(Integer::intValue, List.of())).hasMessageContaining("at least one way");
    }

    private static Distribution<Boolean> attack(Weights kind) {
        Numbers d6 = kind.die(6);
        return BestChance.of(TWO_D6.odds(kind), TWO_D6.plus(5).odds(kind), (hand, total, options) -> {
            int missing = total - 6 - hand.sum();
            options.sure(missing <= 0);
            options.atLeast(d6, missing + hand.lowest());
            options.atLeast(d6, missing + hand.highest());
        });
    }

    private static List<Distribution<Boolean>> ways(Weights kind, Faces hand, int needed) {
        List<Distribution<Boolean>> ways = new ArrayList<>();
        ways.add(kind.certain(hand.sum() >= needed));
        for (int i = 0; i < hand.size(); i++) {
            int face = hand.face(i);
            ways.add(kind.die(6).map(other -> hand.with(face, other).sum() >= needed));
        }
        return ways;
    }
}
