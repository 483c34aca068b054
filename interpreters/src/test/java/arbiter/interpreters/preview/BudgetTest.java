package arbiter.interpreters.preview;

import static arbiter.interpreters.testgame.Raids.open;
import static arbiter.interpreters.testgame.Raids.underWay;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.interpreters.live.Table;
import arbiter.interpreters.testgame.RaidState;
import java.util.List;
import org.junit.jupiter.api.Test;

class BudgetTest {

    private static final double HIT = 30 / 36.0;

    private final Table<RaidState> table = underWay();

    private Outlook strike(Budget budget) {
        return budget.spend(Preview.of(table, open(table, "ann"), List.of("strike:bob")));
    }

    @Test
    void what_fits_is_exact() {
        Outlook outlook = strike(new Budget(1));

        assertThat(outlook.complete()).isTrue();
        assertThat(outlook.margin()).isZero();
        assertThat(outlook.held("hit").probabilityOf(true)).isCloseTo(HIT, within(1e-12));
    }

    @Test
    void when_all_is_spent_the_others_are_sampled_and_say_how_far_off_they_may_be() {
        Budget budget = new Budget(30, strike(new Budget(1)).paths());

        assertThat(strike(budget).complete()).isTrue();
        Outlook sampled = strike(budget);
        assertThat(sampled.complete()).isFalse();
        assertThat(sampled.paths()).isEqualTo(500);
        assertThat(sampled.margin()).isBetween(0.01, 0.06);
        assertThat(sampled.held("hit").probabilityOf(true)).isCloseTo(HIT, within(sampled.margin()));
    }
}
