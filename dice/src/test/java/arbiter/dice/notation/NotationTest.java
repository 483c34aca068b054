package arbiter.dice.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.Distribution;
import arbiter.dice.Fraction;
import arbiter.dice.TooLarge;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2d6+3                          | 2d6+3
            4d10kh1                        | 4d10kh1
            40d6 drop 10 lowest 10 highest | 40d6 drop 10 lowest 10 highest
            2d6+6 vs 2d6+5                 | 2d6+6 vs 2d6+5
            5d20 tn 12 crit 4              | 5d20 tn 12 crit 4
            12cd                           | 12cd
            3P 2A 2B vs 2C 3D 2S           | 3P 2A 2B vs 2C 3D 2S
            d100+20                        | d100+20
            2d6 reroll 1 lowest            | 2d6 reroll 1 lowest
            4d10kh1+7                      | 4d10kh1+7
            2d6 reroll 1 lowest vs 2d6+5   | 2d6 reroll 1 lowest vs 2d6+5
            d%                             | d100
            4dF                            | 4dF
            (2d6)                          | 2d6
            ((2d6 + 3)) * 2                | (2d6+3)*2
            10-(3-1)                       | 10-(3-1)
            10-3-1                         | 10-3-1
            -2d6 + 3                       | -2d6+3
            2d6 - -3                       | 2d6-(-3)
            -(d6+1)                        | -(d6+1)
            2d6kh                          | 2d6kh1
            4d6 keep 3 highest             | 4d6kh3
            4d6 keep 2 lowest              | 4d6kl2
            5d6 keep 3 middle              | 5d6 drop 1 lowest 1 highest
            4d6dl1dh1                      | 4d6 drop 1 lowest 1 highest
            4d6 dl1                        | 4d6kh3
            4d6dh1                         | 4d6kl3
            2d6kh2                         | 2d6
            d10 adv2                       | 3d10kh1
            d10 dis 1                      | 2d10kl1
            d20 adv                        | 2d20kh1
            3d6!                           | 3d6!
            3d6!>=5                        | 3d6!>=5
            3d6!6                          | 3d6!
            3d6! >= 5                      | 3d6!>=5
            3d6! cs >= 5                   | 3d6!cs>=5
            4dFr=-1                        | 4dFr=-1
            4dF r<0 >= -1                  | 4dFr<0>=-1
            2d6r1                          | 2d6r1
            2d6ro<2                        | 2d6r<2
            2d6rr1                         | 2d6rr1
            8d10>=7                        | 8d10>=7
            8d10 cs>=7                     | 8d10>=7
            8d10!cs>=7                     | 8d10!cs>=7
            4d6kh3 r1 min 2                | 4d6r1min2kh3
            2d20max19                      | 2d20max19
            max(2d6, 7)                    | max(2d6,7)
            3A2P+2D1C                      | 2P 3A vs 1C 2D
            2P vs D damage 7               | 2P vs 1D damage 7 soak 0
            2D                             | 2D
            P A vs D                       | 1P 1A vs 1D
            2A with 1 success 2 threats    | 2A with 1 success 2 threat
            2A with triumph                | 2A with 1 triumph
            5d20 tn12 crit 4 comp 19       | 5d20 tn 12 crit 4 comp 19
            2d20 tn 9                      | 2d20 tn 9 crit 1
            2d6+2 vs 8                     | 2d6+2 vs 8
            2d6#sword                      | 2d6 # sword
            2d6 #                          | 2d6
            """)
    void every_form_has_one_canonical_text(String text, String canonical) {
        Expression expression = Expression.parse(text);

        assertThat(expression.text()).isEqualTo(canonical);
        assertThat(Expression.parse(canonical)).isEqualTo(expression).hasSameHashCodeAs(expression);
    }

    @Test
    void a_contest_is_won_with_an_equal_total() {
        Odds odds = Expression.parse("2d6+6 vs 2d6+5").exact();

        assertThat(odds.chances().keySet()).containsExactly("success", "tie", "failure");
        assertThat(odds.chances().get("success").exact()).contains(Fraction.of(287, 432));
        assertThat(odds.chances().get("tie").exact()).contains(Fraction.of(35, 324));
        assertThat(odds.outcomes().get(0).value()).isEqualTo(new Value.Whole(-9));
        assertThat(odds.numbers().get("margin").exactMean()).isEqualTo(Fraction.ONE);
    }

    @Test
    void a_weapon_behind_a_pool_asks_for_wounds_and_a_critical() {
        Odds odds = Expression.parse("1P 3A vs 2D damage 7 soak 4 critical 4").exact();

        assertThat(odds.chances().get("critical").probability()).isCloseTo(0.091983, within(5e-7));
        assertThat(odds.numbers().get("wounds").mean())
                .isGreaterThan(4 * odds.chances().get("success").probability());
    }

    /** An upgrade without a die to turn adds one. */
    @Test
    void a_pool_knows_what_one_more_die_or_upgrade_would_make_of_it() {
        assertThat(Expression.parse("2P vs 1D damage 5 soak 2").changes().values())
                .extracting(Expression::text)
                .containsExactly(
                        "2P 1B vs 1D damage 5 soak 2",
                        "2P 1A vs 1D damage 5 soak 2",
                        "2P vs 1D 1S damage 5 soak 2",
                        "2P vs 2D damage 5 soak 2",
                        "2P vs 1C damage 5 soak 2");
        assertThat(Expression.parse("2d6").changes()).isEmpty();
    }

    @Test
    void symbols_are_named_and_always_in_the_same_order() {
        Odds odds = Expression.parse("1A vs 1D").exact();

        assertThat(odds.chances().keySet())
                .containsExactly(
                        "success",
                        "success-with-advantage",
                        "success-with-2-advantage",
                        "success-with-3-advantage",
                        "success-with-4-advantage",
                        "success-with-threat",
                        "failure-with-advantage",
                        "failure-with-threat",
                        "triumph",
                        "despair");
        assertThat(odds.outcomes().get(0).value())
                .isInstanceOfSatisfying(
                        Value.Named.class,
                        value -> assertThat(value.parts().keySet())
                                .containsExactly("success", "advantage", "triumph", "despair"));
    }

    @Test
    void a_test_has_chances_for_each_number_of_successes() {
        Odds odds = Expression.parse("2d20 tn 10 crit 1").exact();

        assertThat(odds.chances().keySet())
                .containsExactly("at-least-1", "at-least-2", "at-least-3", "at-least-4", "complication");
        assertThat(odds.chances().get("at-least-1").exact()).contains(Fraction.of(3, 4));
        assertThat(odds.chances().get("complication").exact()).contains(Fraction.of(39, 400));
    }

    @Test
    void an_exploding_die_states_what_is_cut_short() {
        Odds odds = Expression.parse("2d6!").exact();

        Fraction stands = Fraction.ONE.minus(Fraction.of(1, 362797056));
        assertThat(odds.chances().get("cut-short").exact()).contains(Fraction.ONE.minus(stands.times(stands)));
    }

    @Test
    void the_same_odds_asked_again_are_remembered() {
        assertThat((Distribution<?>) Expression.parse("7d12+1").draw().exact())
                .isSameAs(Expression.parse("7d12 + 1").draw().exact());
    }

    @Test
    void a_roll_shows_every_die_and_what_became_of_it() {
        Rolled rolled = Expression.parse("4d10kh1+7").roll(Script.of(3, 9, 2, 5));

        assertThat(rolled.value()).isEqualTo(new Value.Whole(16));
        assertThat(rolled.text()).isEqualTo("[(3) 9 (2) (5)]+7 = 16");
        assertThat(rolled.dice()).singleElement().satisfies(dice -> {
            assertThat(dice.notation()).isEqualTo("4d10kh1");
            assertThat(dice.dice())
                    .extracting(ThrownDie::fate)
                    .containsExactly(Fate.DROPPED, Fate.KEPT, Fate.DROPPED, Fate.DROPPED);
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2d6 reroll 1 lowest      | 5 2 1   | [5 (2 again) 1] = 6
            2d6r1                    | 1 1 4   | [(1 again) 1 4] = 5
            d6rr<3                   | 1 2 1 3 | [(1 again) (2 again) (1 again) 3] = 3
            d6!                      | 6 6 2   | [6! 6! 2] = 14
            2d6min3                  | 1 5     | [1 as 3 5] = 8
            3d6>=5                   | 6 5 1   | [6 5 1] = 2
            2dF                      | 1 3     | [-1 1] = 0
            (d6+1)*-2                | 3       | ([3]+1)*(-2) = -8
            7/2                      |         | 7/2 = 3
            max(d6,d6)               | 2 5     | max([2],[5]) = 5
            d6+6 vs d6+5             | 3 4     | [3]+6 = 9 vs [4]+5 = 9: success, a tie
            d6 vs 4                  | 3       | [3] = 3 vs 4 = 4: failure by 1
            3d20 tn 12 crit 4        | 4 12 20 | [4 12 20]: successes 3, complications 1
            3cd                      | 2 4 6   | [2 0 1E]: damage 3, effects 1
            1P 1A vs 1D with 1 threat | 12 8 4 | 1P [T] 1A [AA] 1D [H] with 1 threat: success 1, advantage 0, triumph 1, despair 0
            d6 # sword               | 3       | sword: [3] = 3
            """)
    void a_roll_tells_how_it_came_about(String text, String sides, String told) {
        Script script = Script.of(sides);

        assertThat(Expression.parse(text).roll(script).text()).isEqualTo(told);
        assertThat(script.used()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1000d6", "999d10!", "99d10000", "d700*d700+d700*d700", "900P vs 90C"})
    void what_can_be_rolled_but_takes_too_long_to_work_out_says_so(String text) {
        Expression expression = Expression.parse(text);

        assertThat(expression.roll(die -> 1).text()).isNotEmpty();
        assertThatThrownBy(expression::exact).isInstanceOf(TooLarge.class).hasMessageContaining("too large");
    }
}
