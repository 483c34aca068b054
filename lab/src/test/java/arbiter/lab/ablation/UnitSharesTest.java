package arbiter.lab.ablation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class UnitSharesTest {

    @Test
    void who_is_needed_together_shares_alike_and_who_is_of_no_use_gets_nothing() {
        // Bits: 1 and 2 win together only, 4 is of no use.
        double[] won = {0, 0, 0, 1, 0, 0, 0, 1};

        assertThat(UnitShares.added(won, 3)).containsExactly(new double[] {0.5, 0.5, 0}, within(1e-12));
    }

    @Test
    void a_glove_is_worth_what_the_fewer_kind_is_worth() {
        // One left glove (1), two right ones (2 and 4): the classical answer is 2/3, 1/6, 1/6.
        double[] won = {0, 0, 0, 1, 0, 1, 0, 1};

        assertThat(UnitShares.added(won, 3)).containsExactly(new double[] {2 / 3.0, 1 / 6.0, 1 / 6.0}, within(1e-12));
    }
}
