package arbiter.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Measures programs that move the clock themselves, so that every time is known. */
class RatiosTest {

    private long now;
    private final StringBuilder order = new StringBuilder();
    private final Program right = taking(1000, "y");

    private Program taking(long nanos, String letter) {
        return new Program(
                () -> {
                    now += nanos;
                    order.append(letter);
                    return 1;
                },
                List::of);
    }

    private Ratios ratios(int rounds) {
        return new Ratios(() -> now, rounds, 1, 1);
    }

    private static Measurement measure(Ratios ratios, Pair pair) {
        List<Measurement> results = new ArrayList<>();
        ratios.measure(List.of(pair), results::add);
        return results.get(0);
    }

    @Test
    void everything_is_warmed_up_before_the_first_pair_is_timed() {
        Pair first = Pair.forOrientation("first", taking(1, "a"), taking(1, "b"));
        Pair second = Pair.forOrientation("second", taking(1, "c"), taking(1, "d"));

        ratios(5).measure(List.of(first, second), measurement -> order.append(' '));

        assertThat(order).hasToString("abb".repeat(5) + "cdd".repeat(5) + "ab" + "abbaabbaab " + "cd" + "cddccddccd ");
    }

    @Test
    void a_program_that_takes_three_times_as_long_has_ratio_three() {
        Measurement measurement = measure(ratios(5), Pair.of("slow", right, taking(3000, "c"), 2));

        assertThat(measurement.yardstickNanos()).isEqualTo(1000);
        assertThat(measurement.candidateNanos()).isEqualTo(3000);
        assertThat(measurement.ratio()).isCloseTo(3, within(1e-12));
        assertThat(measurement.verdict()).isEqualTo("not met");
    }

    @Test
    void the_two_take_turns_and_change_the_order_each_round() {
        measure(ratios(5), Pair.of("pair", right, taking(1000, "c"), 2));

        assertThat(order).hasToString("ycc".repeat(5) + "yc" + "yc" + "cy" + "yc" + "cy" + "yc");
    }

    @Test
    void warming_up_goes_on_while_it_makes_a_program_faster() {
        Program cold = new Program(
                () -> {
                    now += Math.max(100, 1000 - 100L * order.length());
                    order.append("c");
                    return 1;
                },
                List::of);

        measure(ratios(5), Pair.of("pair", taking(1, ""), cold, 2));

        assertThat(order).hasToString("cc".repeat(5) + "cc".repeat(4) + "c" + "c".repeat(5));
    }

    @Test
    void short_programs_are_run_often_enough_to_be_timed() {
        measure(new Ratios(() -> now, 5, 100_000, 8000), Pair.of("pair", right, taking(4000, "c"), 2));

        assertThat(order.toString()).endsWith("c".repeat(2) + "y".repeat(8) + "y".repeat(8) + "c".repeat(2));
    }

    @Test
    void one_disturbed_round_moves_neither_the_ratio_nor_the_spread() {
        double[] yardstick = {10, 10, 10, 10, 10};
        double[] candidate = {15, 15, 90, 16, 14};

        Measurement measurement = Measurement.of(Pair.of("pair", right, right, 2), yardstick, candidate);

        assertThat(measurement.ratio()).isEqualTo(1.5);
        assertThat(measurement.lowerRatio()).isEqualTo(1.5);
        assertThat(measurement.upperRatio()).isEqualTo(1.6);
        assertThat(measurement.verdict()).isEqualTo("met");
    }

    @Test
    void with_an_even_number_of_rounds_the_median_lies_between_the_middle_two() {
        double[] yardstick = {1, 1, 1, 1, 1, 1};
        double[] candidate = {1, 2, 3, 4, 5, 6};

        assertThat(Measurement.of(Pair.forOrientation("pair", right, right), yardstick, candidate)
                        .ratio())
                .isEqualTo(3.5);
    }

    @Test
    void fewer_than_five_rounds_are_refused() {
        assertThatThrownBy(() -> ratios(4)).hasMessage("4 rounds are too few, at least 5");
    }

    @Test
    void wrong_answers_are_named_with_the_side_that_gave_them() {
        Program wrong = new Program(() -> 0, () -> List.of("heads is 0.6, should be 0.5"));

        assertThat(Ratios.problems(Pair.of("coin", right, wrong, 2)))
                .containsExactly("coin, candidate: heads is 0.6, should be 0.5");
        assertThat(Ratios.problems(Pair.of("coin", wrong, right, 2)))
                .containsExactly("coin, yardstick: heads is 0.6, should be 0.5");
    }
}
