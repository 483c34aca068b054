package arbiter.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Counts every task exactly and compares with the reference answers, digit by digit as they are printed. */
class ReferencesTest {

    private static void agrees(ExactCount exact, Reference reference, String... printed) {
        assertThat(reference.chances())
                .extracting(chance -> exact.chance(chance.when()).printed())
                .containsExactly(printed);
        for (Reference.Chance chance : reference.chances()) {
            assertThat(chance.value())
                    .as(chance.what())
                    .isCloseTo(exact.chance(chance.when()).value(), within(1e-15));
        }
        assertThat(reference.problems(exact.answer())).isEmpty();
    }

    private static List<String> means(ExactCount exact, int numbers) {
        return IntStream.range(0, numbers)
                .mapToObj(axis -> exact.mean(axis).printed())
                .toList();
    }

    @Test
    void t1_a_handful_of_symbol_dice() {
        ExactCount exact = ExactTasks.t1();

        assertThat(exact.total()).isEqualTo(BigInteger.valueOf(10_567_230_160_896L));
        assertThat(means(exact, 4)).containsExactly("0.75000000", "0.33333333", "0.25000000", "0.16666667");
        agrees(
                exact,
                References.T1,
                "0.54508049",
                "0.47096534",
                "0.16966391",
                "0.22974537",
                "0.15972222",
                "0.01959397",
                "0.01656030",
                "0.01755291");
    }

    @Test
    void t2_two_handfuls_of_symbol_dice() {
        ExactCount exact = ExactTasks.t2();

        assertThat(exact.total()).isEqualTo(new BigInteger("20937441238753144133910528"));
        assertThat(means(exact, 4)).containsExactly("1.75000000", "1.50000000", "0.50000000", "0.41666667");
        agrees(
                exact,
                References.T2,
                "0.64726974",
                "0.60748993",
                "0.31815062",
                "0.40670781",
                "0.35277215",
                "0.09240143",
                "0.00360106",
                "0.00533192");
    }

    @Test
    void t3a_the_highest_of_seven_dice() {
        ExactCount exact = ExactTasks.t3a();

        assertThat(exact.mean(0).printed()).isEqualTo("9.19195750");
        assertThat(exact.variance(0).printed()).isEqualTo("1.15360822");
        agrees(exact, References.T3A, "0.91764570", "0.79028480", "0.52170310");
    }

    @Test
    void t3b_the_ten_highest_of_twenty_dice() {
        ExactCount exact = ExactTasks.t3b();

        assertThat(exact.mean(0).printed()).isEqualTo("78.64285713");
        assertThat(exact.variance(0).printed()).isEqualTo("51.76125849");
        agrees(exact, References.T3B, "0.73013757", "0.05538919", "0.47988283", "0.05173894");
    }

    @Test
    void t4a_a_hundred_dice() {
        ExactCount exact = ExactTasks.t4a();

        assertThat(exact.mean(0).printed()).isEqualTo("350.00000000");
        assertThat(exact.variance(0).printed()).isEqualTo("291.66666667");
        agrees(exact, References.T4A, "0.02332261", "0.28925928", "0.07577759", "0.00182302");
    }

    @Test
    void t4b_the_middle_twenty_of_forty_dice() {
        ExactCount exact = ExactTasks.t4b();

        assertThat(exact.mean(0).printed()).isEqualTo("70.00000000");
        assertThat(exact.variance(0).printed()).isEqualTo("59.26628998");
        agrees(exact, References.T4B, "0.05008343", "0.91298229", "0.28482421", "0.11045935");
    }

    @Test
    void t5_successes_and_complications() {
        ExactCount exact = ExactTasks.t5();

        assertThat(exact.total()).isEqualTo(BigInteger.valueOf(3_200_000));
        agrees(
                exact,
                References.T5,
                "0.98976000",
                "0.93856000",
                "0.81056000",
                "0.37536000",
                "0.01952000",
                "0.22621906",
                "0.02259250",
                "0.15565000",
                "0.17955000");
    }

    @Test
    void t6_damage_and_effects() {
        ExactCount exact = ExactTasks.t6();

        assertThat(exact.total()).isEqualTo(BigInteger.valueOf(2_176_782_336L));
        agrees(
                exact,
                References.T6,
                "0.97387680",
                "0.85367061",
                "0.57877438",
                "0.26239637",
                "0.01080482",
                "0.99229265",
                "0.60692532",
                "0.17772246",
                "0.38030586",
                "0.03952755");
    }

    @Test
    void t7_a_reroll_of_one_die_at_the_best_moment() {
        agrees(ExactTasks.t7(false), References.T7_STANDING, "0.66435185");
        agrees(ExactTasks.t7(true), References.T7, "0.81250000");
    }
}
