package arbiter.interpreters.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.Both;
import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Faces;
import arbiter.dice.Fraction;
import arbiter.interpreters.odds.Score.Scored;
import arbiter.kernel.Amount;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class OddsTest {

    private static final Dice TWO_DICE = Dice.of(2, Die.D6);
    private static final Decider MARA = Decider.unit("mara");
    private static final Supplier<String> AGAIN = () -> "Again?";

    /** Two dice, and once more if Mara wants and they show less than six; the points scored. */
    private static int throwAgain(Play<Score> play) {
        Faces faces = play.draw("throw.first", TWO_DICE);
        if (faces.sum() < 6 && play.confirm(MARA, "throw.again", AGAIN)) {
            faces = play.draw("throw.second", TWO_DICE);
        }
        play.emit(new Scored(faces.sum()));
        return play.state().points;
    }

    private static Odds<Score, Integer> odds() {
        return Odds.of(new Score(), OddsTest::throwAgain);
    }

    private static Choices<Score> best() {
        return Choices.best((state, decider) -> true);
    }

    @Test
    void every_way_two_dice_can_fall_is_counted() {
        Answer<Integer> answer = odds().exact();

        for (int sum = 2; sum <= 12; sum++) {
            assertThat(answer.chanceOf(sum)).isEqualTo(Fraction.of(6 - Math.abs(7 - sum), 36));
        }
        assertThat(answer.complete()).isTrue();
        assertThat(answer.margin()).isZero();
    }

    /** Two hands of two dice against each other with two added to the first: 36 x 36 ways, of which two go on. */
    @Test
    void of_two_throws_in_a_row_only_what_matters_of_both_goes_on() {
        BiFunction<Faces, Faces, Boolean> beats = (one, other) -> one.sum() + 2 >= other.sum();
        int ways = 0;
        for (int a = 0; a < 36; a++) {
            for (int b = 0; b < 36; b++) {
                ways += a / 6 + a % 6 + 2 >= b / 6 + b % 6 ? 1 : 0;
            }
        }

        Answer<Boolean> answer = Odds.of(new Score(), (Play<Score> play) -> {
                    Both<Faces, Faces> thrown = play.drawBoth("throw.own", "throw.other", TWO_DICE, beats);
                    return thrown.first().sum() + 2 >= thrown.second().sum();
                })
                .exact();

        assertThat(answer.chanceOf(true)).isEqualTo(Fraction.of(ways, 1296));
        assertThat(answer.paths()).isEqualTo(2);
    }

    @Test
    void the_best_answer_to_a_second_throw_agrees_with_a_hand_written_loop() {
        int[] ways = new int[13];
        for (int a = 1; a <= 6; a++) {
            for (int b = 1; b <= 6; b++) {
                for (int c = 1; c <= 6; c++) {
                    for (int d = 1; d <= 6; d++) {
                        ways[a + b < 6 ? c + d : a + b]++;
                    }
                }
            }
        }

        Answer<Integer> answer =
                odds().choosing(best()).valuing((end, points) -> points).exact();

        for (int sum = 2; sum <= 12; sum++) {
            assertThat(answer.chanceOf(sum)).isEqualTo(Fraction.of(ways[sum], 1296));
        }
    }

    @Test
    void chances_add_up_to_exactly_one() {
        Answer<Integer> answer =
                odds().choosing(best()).valuing((end, points) -> points).exact();

        Fraction sum = Fraction.ZERO;
        for (int i = 0; i < answer.distribution().size(); i++) {
            sum = sum.plus(answer.chanceOf(answer.distribution().outcome(i)));
        }
        assertThat(sum).isEqualTo(Fraction.ONE);
    }

    @Test
    void fast_odds_agree_with_exact_ones() {
        Odds<Score, Integer> odds = odds().choosing(best()).valuing((end, points) -> points);
        Answer<Integer> exact = odds.exact();
        Answer<Integer> fast = odds.fast();

        for (int sum = 2; sum <= 12; sum++) {
            assertThat(fast.probabilityOf(sum)).isCloseTo(exact.probabilityOf(sum), within(1e-12));
        }
    }

    @Test
    void equal_results_are_merged() {
        Answer<Boolean> answer =
                Odds.of(new Score(), play -> throwAgain(play) >= 7).exact();

        assertThat(answer.distribution().size()).isEqualTo(2);
        assertThat(answer.chanceOf(true)).isEqualTo(Fraction.of(21, 36));
    }

    @Test
    void choices_are_answered_by_policy() {
        Program<Score, YesNo> program =
                play -> play.choose(Request.one(MARA, "ask.plain", YesNo.BOTH).otherwise(YesNo.YES));

        assertThat(Odds.of(new Score(), program).exact().chanceOf(YesNo.YES)).isEqualTo(Fraction.ONE);
        assertThat(Odds.of(new Score(), program)
                        .choosing(Choices.none())
                        .exact()
                        .chanceOf(YesNo.NO))
                .isEqualTo(Fraction.ONE);
        assertThat(Odds.of(new Score(), program)
                        .choosing(Choices.by((state, request) -> 1))
                        .exact()
                        .chanceOf(YesNo.NO))
                .isEqualTo(Fraction.ONE);
    }

    @Test
    void letting_pass_falls_back_to_the_default_where_one_must_choose() {
        Program<Score, Amount> program =
                play -> play.choose(Request.amount(MARA, "ask.amount", 1, 3).otherwise(new Amount(2)));

        assertThat(Odds.of(new Score(), program)
                        .choosing(Choices.none())
                        .exact()
                        .chanceOf(new Amount(2)))
                .isEqualTo(Fraction.ONE);
    }

    @Test
    void the_best_of_several_options_is_found() {
        List<Amount> amounts = Amount.from(0, 4);
        Program<Score, Integer> program = play -> {
            play.chooseSome(Request.some(MARA, "ask.some", amounts, 1, 2))
                    .forEach(amount -> play.emit(new Scored(amount.value())));
            return play.state().points;
        };

        assertThat(Odds.of(new Score(), program)
                        .choosing(best())
                        .valuing((end, points) -> points)
                        .exact()
                        .chanceOf(7))
                .isEqualTo(Fraction.ONE);
    }

    @Test
    void more_ways_than_allowed_are_sampled_and_the_answer_says_so() {
        Program<Score, Integer> program = play -> {
            int sum = 0;
            for (int i = 0; i < 10; i++) {
                sum += play.draw("throw.one", TWO_DICE).sum();
            }
            return sum;
        };

        Answer<Integer> sampled = Odds.of(new Score(), program).within(1_000).fast();

        assertThat(sampled.complete()).isFalse();
        assertThat(sampled.margin()).isBetween(1e-4, 1e-2);
        assertThat(sampled.probabilityOf(70)).isCloseTo(0.0521, within(sampled.margin()));
    }

    @Test
    void as_many_ways_as_allowed_are_all_gone_through() {
        Program<Score, Integer> program =
                play -> play.draw("throw.one", Dice.of(1, Die.D6)).sum();

        assertThat(Odds.of(new Score(), program).within(6).exact().complete()).isTrue();
        assertThat(Odds.of(new Score(), program).within(6).exact().paths()).isEqualTo(6);
        assertThat(Odds.of(new Score(), program).within(5).fast().complete()).isFalse();
    }

    @Test
    void a_rule_that_may_throw_for_ever_is_sampled() {
        Answer<Integer> answer = Odds.of(new Score(), play -> {
                    int throwsMade = 1;
                    while (play.draw("throw.until-six", Dice.of(1, Die.D6)).sum() < 6) {
                        throwsMade++;
                    }
                    return throwsMade;
                })
                .fast();

        assertThat(answer.complete()).isFalse();
        assertThat(answer.probabilityOf(1)).isCloseTo(1 / 6.0, within(answer.margin()));
    }

    @Test
    void a_rule_that_depends_on_something_else_is_found_out() {
        int[] runs = {0};
        Program<Score, Integer> program = play -> {
            runs[0]++;
            return play.draw(runs[0] > 1 ? "throw.other" : "throw.one", TWO_DICE)
                    .sum();
        };

        assertThatThrownBy(() -> Odds.of(new Score(), program).exact())
                .hasMessage("the rule met 'throw.other' with 21 ways to go on where it met 'throw.one' with 21 before"
                        + " on the same path: it depends on something besides state, draws and choices");
    }

    @Test
    void a_rule_that_throws_other_dice_on_the_same_path_is_found_out() {
        int[] runs = {0};
        Program<Score, Integer> program = play ->
                play.draw("throw.one", Dice.of(runs[0]++ > 0 ? 1 : 2, Die.D6)).sum();

        assertThatThrownBy(() -> Odds.of(new Score(), program).exact())
                .hasMessageStartingWith(
                        "the rule met 'throw.one' with 6 ways to go on where it met 'throw.one' with 21");
    }

    @Test
    void sampling_puts_the_state_back_when_the_rule_fails() {
        Score score = new Score();
        Program<Score, Integer> program = play -> {
            play.emit(new Scored(1));
            throw new IllegalStateException("broken rule");
        };

        assertThatThrownBy(() -> Odds.of(score, program).within(0).fast()).hasMessage("broken rule");
        assertThat(score).isEqualTo(new Score());
    }

    @Test
    void the_state_is_put_back_afterwards() {
        Score score = Score.of(3);

        Odds.of(score, OddsTest::throwAgain).exact();
        assertThat(score).isEqualTo(Score.of(3));
        Odds.of(score, OddsTest::throwAgain).within(1).fast();
        assertThat(score).isEqualTo(Score.of(3));
    }

    @Test
    void the_state_is_put_back_also_when_the_rule_fails() {
        Score score = Score.of(3);
        Program<Score, Integer> program = play -> {
            throwAgain(play);
            throw new IllegalStateException("broken rule");
        };

        assertThatThrownBy(() -> Odds.of(score, program).exact()).hasMessage("broken rule");

        assertThat(score).isEqualTo(Score.of(3));
    }

    @Test
    void a_rule_without_dice_has_one_way_to_go() {
        Answer<Integer> answer =
                Odds.of(Score.of(4), play -> play.state().points).exact();

        assertThat(answer.paths()).isEqualTo(1);
        assertThat(answer.chanceOf(4)).isEqualTo(Fraction.ONE);
    }
}
