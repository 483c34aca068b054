package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DiceCommandsTest {

    @Test
    void a_contest_tells_success_tie_and_failure_with_fractions() {
        JsonNode odds = arbiter("odds", "2d6+6 vs 2d6+5", "--json").json();

        assertThat(odds.at("/expression").asText()).isEqualTo("2d6+6 vs 2d6+5");
        assertThat(odds.at("/chances/success/p").asDouble()).isCloseTo(0.664352, within(5e-7));
        assertThat(odds.at("/chances/success/exact").asText()).isEqualTo("287/432");
        assertThat(odds.at("/chances/tie/p").asDouble()).isCloseTo(0.108025, within(5e-7));
        assertThat(odds.at("/chances/failure/exact").asText()).isEqualTo("145/432");
        assertThat(odds.at("/outcomes").size()).isEqualTo(21);
        assertThat(odds.at("/outcomes/0/value").asInt()).isEqualTo(-9);
        assertThat(odds.at("/outcomes/0/exact").asText()).isEqualTo("1/1296");
        assertThat(odds.at("/mean").asDouble()).isCloseTo(1, within(1e-12));
        assertThat(odds.at("/sd").asDouble()).isCloseTo(Math.sqrt(2 * 35 / 6.0), within(1e-12));
    }

    @Test
    void a_narrative_pool_tells_joint_outcomes_and_each_number_alone() {
        JsonNode odds = arbiter("odds", "3P 2A 2B vs 2C 3D 2S", "--json").json();

        assertThat(odds.at("/outcomes/0/value").fieldNames())
                .toIterable()
                .containsExactly("success", "advantage", "triumph", "despair");
        assertThat(odds.at("/chances").fieldNames())
                .toIterable()
                .contains("success", "success-with-advantage", "failure-with-advantage", "triumph", "despair");
        assertThat(sum(odds.at("/outcomes"))).isCloseTo(1, within(1e-9));
        assertThat(sum(odds.at("/numbers/success/outcomes"))).isCloseTo(1, within(1e-9));
        assertThat(odds.at("/mean/advantage").isNumber()).isTrue();
    }

    @Test
    void d20_pools_and_combat_dice_name_their_numbers() {
        JsonNode pool = arbiter("odds", "5d20 tn 12 crit 4", "--json").json();
        JsonNode combat = arbiter("odds", "12cd", "--json").json();

        assertThat(pool.at("/outcomes/0/value").fieldNames())
                .toIterable()
                .containsExactly("successes", "complications");
        assertThat(combat.at("/outcomes/0/value").fieldNames()).toIterable().containsExactly("damage", "effects");
        assertThat(sum(pool.at("/outcomes"))).isCloseTo(1, within(1e-9));
        assertThat(sum(combat.at("/outcomes"))).isCloseTo(1, within(1e-9));
    }

    /** Every number of it agrees with counting all 8,000 throws. */
    @Test
    void a_pool_of_d20_is_told_word_for_word() throws IOException {
        try (InputStream told = getClass().getResourceAsStream("/test-pool.json")) {
            assertThat(arbiter("odds", "3d20 tn 13 crit 4", "--json").out())
                    .isEqualTo(new String(told.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private static double sum(JsonNode outcomes) {
        return IntStream.range(0, outcomes.size())
                .mapToDouble(i -> outcomes.get(i).get("p").asDouble())
                .sum();
    }

    @Test
    void a_wrong_character_is_pointed_at() {
        Shell shell = arbiter("odds", "2d6 +* 3");

        assertThat(shell.exit()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        List<String> lines = shell.err().lines().toList();
        assertThat(lines.get(0)).isEqualTo("2d6 +* 3");
        assertThat(lines.get(1)).isEqualTo("     ^");
        assertThat(lines).hasSize(3);
    }

    @Test
    void the_same_seed_rolls_the_same_dice() {
        Shell first = arbiter("roll", "4d10kh1+7", "--seed", "7", "--json");
        JsonNode roll = first.json();

        assertThat(arbiter("roll", "4d10kh1+7", "--seed", "7", "--json")).isEqualTo(first);
        assertThat(roll.at("/seed").asInt()).isEqualTo(7);
        assertThat(roll.at("/dice/0/faces").size()).isEqualTo(4);
        assertThat(roll.at("/dice/0/dice").findValuesAsText("fate"))
                .containsExactlyInAnyOrder("kept", "dropped", "dropped", "dropped");
        int highest = IntStream.range(0, 4)
                .map(i -> roll.at("/dice/0/faces").get(i).asInt())
                .max()
                .orElseThrow();
        assertThat(roll.at("/value").asInt()).isEqualTo(highest + 7);
    }

    @Test
    void a_roll_without_a_seed_tells_the_seed_that_repeats_it() {
        Shell first = arbiter("roll", "8d10");
        String seed = first.lines().get(1).replace("seed ", "");

        assertThat(arbiter("roll", "8d10", "--seed", seed).out()).isEqualTo(first.out());
    }

    @Test
    void an_expression_needs_no_quotes_and_may_begin_with_a_minus() {
        assertThat(arbiter("roll", "2d6", "+", "3", "--seed", "1").out())
                .isEqualTo(arbiter("roll", "2d6 + 3", "--seed", "1").out());
        assertThat(arbiter("odds", "-1d4").exit()).isZero();
    }

    @Test
    void odds_are_a_table_with_bars() {
        assertThat(arbiter("odds", "2d6 vs 7").lines())
                .contains(
                        "  success  58.33 %  7/12",
                        "      -5   2.78 %  100.00 %  ██████",
                        "       0  16.67 %   58.33 %  ████████████████████████████████████",
                        "  mean 0, standard deviation 2.42");
    }

    @Test
    void a_terminal_without_unicode_gets_plain_signs() {
        Shell shell = Shell.on(StandardCharsets.US_ASCII, false, "", "odds", "1d2");

        assertThat(shell.out()).contains("50.00 %  100.00 %  ####").doesNotContain("?");
    }

    @Test
    void many_outcomes_are_taken_together_and_long_fractions_cut_short() {
        Shell shell = arbiter("odds", "40d6 vs 139");

        assertThat(shell.lines()).hasSizeLessThan(60);
        assertThat(shell.out()).contains("-20..-11").containsPattern("\\d{6}…/\\d{6}…");
        assertThat(arbiter("odds", "40d6", "--json").json().at("/outcomes").size())
                .isEqualTo(201);
    }

    @Test
    void what_is_possible_is_never_shown_as_never() {
        assertThat(arbiter("odds", "8d10").out()).contains("<0.01 %").contains(">99.99 %");
    }

    @Test
    void odds_of_a_pool_tell_what_one_more_die_or_an_upgrade_would_change() {
        JsonNode odds = arbiter("odds", "2P 1A 1B vs 2D 1S damage 7 soak 4 critical 3", "--json")
                .json();

        assertThat(odds.at("/chances/critical/p").asDouble()).isBetween(0.1, 0.9);
        assertThat(odds.at("/numbers/wounds/mean").asDouble()).isPositive();
        assertThat(odds.at("/changes").findValuesAsText("change"))
                .containsExactly(
                        "one more boost die",
                        "ability upgraded once",
                        "one more setback die",
                        "one more difficulty die",
                        "difficulty upgraded once");
        assertThat(odds.at("/changes/1/expression").asText()).isEqualTo("3P 1B vs 2D 1S damage 7 soak 4 critical 3");
        assertThat(odds.at("/changes/0/chances/success/p").asDouble())
                .isGreaterThan(odds.at("/chances/success/p").asDouble());
        assertThat(arbiter("odds", "2P 1A 1B vs 2D 1S").lines())
                .anyMatch(line -> line.matches(" *one more boost die +2P 1A 2B vs 2D 1S +success 74.16 % +\\+5.71"));
    }
}
