package arbiter.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReferenceTest {

    private static final Reference COIN = Reference.of("coin", 2)
            .chance("heads", 0.5, at -> at[0] == 1)
            .mean(0, 0.5)
            .variance(0, 0.25)
            .range(0, 0, 1);

    @Test
    void the_right_answer_has_no_problems() {
        assertThat(COIN.problems(Answer.ofSuccess(0.5))).isEmpty();
    }

    @Test
    void a_billionth_off_is_let_through_and_two_are_not() {
        assertThat(COIN.problems(Answer.ofSuccess(0.5 + 0.9e-9))).isEmpty();
        assertThat(COIN.problems(Answer.ofSuccess(0.5 + 2e-9)))
                .containsExactly(
                        "coin: chance of heads is 0.500000002, should be 0.5",
                        "coin: mean of number 1 is 0.500000002, should be 0.5");
    }

    @Test
    void a_missing_outcome_is_named() {
        Answer always = Answer.of(1, index -> new int[] {1}, index -> 0.5);

        assertThat(COIN.problems(always))
                .contains(
                        "coin: 1 outcomes, should be 2",
                        "coin: all chances together is 0.5, should be 1.0",
                        "coin: lowest of number 1 is 1.0, should be 0.0");
    }

    @Test
    void something_that_is_not_a_number_is_a_problem() {
        assertThat(COIN.problems(Answer.ofSuccess(Double.NaN))).isNotEmpty();
    }
}
