package arbiter.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.dice.notation.Expression;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A budget bounds what all odds of one question cost together; without one only each distribution has bounds. */
class StepBudgetTest {

    private static final long SOME = 30_000_000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "d1000*d1000",
                "min(d1000*d1000,max(d1000*d1000,d1000*d1000))",
                "(d700*d700)+(d700*d700)",
                "400d400"
            })
    void large_questions_end_before_they_are_worked_out(String text) {
        assertThatThrownBy(() ->
                        StepBudget.within(SOME, () -> Expression.parse(text).fast()))
                .isInstanceOf(TooLarge.class)
                .hasMessageContaining("is too large");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2d6+6 vs 2d6+5",
                "4d10kh1",
                "5d20 tn 12 crit 4",
                "12cd",
                "3P 2A 2B vs 2C 3D 2S",
                "100d6",
                "20d10kh10",
                "d100*d100"
            })
    void what_people_ask_at_a_table_is_answered_as_without_it(String text) {
        assertThat(StepBudget.within(SOME, () -> Expression.parse(text).fast().chances())
                        .toString())
                .isEqualTo(Expression.parse(text).fast().chances().toString());
        assertThat(StepBudget.within(SOME, () -> Expression.parse(text).fast().numbers())
                        .keySet())
                .isEqualTo(Expression.parse(text).fast().numbers().keySet());
    }

    @Test
    void a_budget_ends_with_its_question() {
        assertThatThrownBy(() ->
                        StepBudget.within(1, () -> Expression.parse("37d61").fast()))
                .isInstanceOf(TooLarge.class);
        assertThat(Expression.parse("37d61").fast().numbers()).isNotEmpty();
    }
}
