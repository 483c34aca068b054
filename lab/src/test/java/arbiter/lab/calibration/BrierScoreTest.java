package arbiter.lab.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class BrierScoreTest {

    @Test
    void whoever_always_says_one_half_gets_a_quarter() {
        Calibration half = Calibration.of(List.of(Foretold.once(0.5, 1), Foretold.once(0.5, 0)));

        assertThat(half.brier()).isEqualTo(0.25);
        assertThat(half.skill()).isZero();
    }

    @Test
    void whoever_knows_gets_nothing_and_whoever_is_wrong_gets_everything() {
        assertThat(Calibration.of(List.of(Foretold.once(1, 1), Foretold.once(0, 0)))
                        .brier())
                .isZero();
        assertThat(Calibration.of(List.of(Foretold.once(0, 1), Foretold.once(1, 0)))
                        .brier())
                .isEqualTo(1);
    }

    @Test
    void many_cases_at_once_count_like_each_for_itself() {
        Calibration together = Calibration.of(List.of(new Foretold(0.7, 0.6, 5)));
        Calibration each = Calibration.of(List.of(
                Foretold.once(0.7, 1),
                Foretold.once(0.7, 1),
                Foretold.once(0.7, 1),
                Foretold.once(0.7, 0),
                Foretold.once(0.7, 0)));

        assertThat(together.brier()).isCloseTo(each.brier(), within(1e-12));
        assertThat(together.bins()).hasSize(1);
        assertThat(together.bins().get(0).happened().share()).isCloseTo(0.6, within(1e-12));
    }
}
