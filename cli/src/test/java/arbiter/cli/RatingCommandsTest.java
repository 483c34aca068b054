package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RatingCommandsTest {

    @ParameterizedTest
    @CsvSource({
        "capital/jax-irrin-1, capital/gutter-raider",
        "centuryg/bo-harrow-0, centuryg/picket",
        "duel/blade, duel/brute",
        "gladiators/ember, gladiators/gang-member",
        "narrative/pim-quill, narrative/brann-okar",
        "wasteland/rook, wasteland/maul"
    })
    void two_of_every_game_can_meet(String a, String b) {
        Shell shell = arbiter("duel", a, b, "--limit", "2", "--seed", "5", "--json");

        assertThat(shell.exit()).as(shell.err()).isZero();
        assertThat(shell.json().get("pairs").asInt()).isEqualTo(2);
    }

    @Test
    void whoever_is_better_is_better_from_both_ends() {
        JsonNode one = arbiter("duel", "duel/blade", "duel/cutthroat", "--seed", "5", "--json")
                .json();
        JsonNode other = arbiter("duel", "duel/cutthroat", "duel/blade", "--seed", "5", "--json")
                .json();

        assertThat(one.get("answer").asText()).isEqualTo("better");
        assertThat(other.get("answer").asText()).isEqualTo("worse");
    }

    @Test
    void nobody_is_better_than_themselves_and_the_first_seat_is_worth_what_the_second_lacks() {
        JsonNode report = arbiter("duel", "duel/brute", "duel/brute", "--limit", "40", "--seed", "5", "--json")
                .json();

        assertThat(report.get("won").get("share").asDouble()).isEqualTo(0.5);
        assertThat(report.get("first").get("share").asDouble()
                        + report.get("second").get("share").asDouble())
                .isEqualTo(1.0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tier-list duel --pairs 6", "ladder duel --rungs random,fast --limit 40"})
    void threads_change_nothing(String command) {
        assertThat(on(command, 1).out()).isEqualTo(on(command, 3).out());
    }

    private static Shell on(String command, int threads) {
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        words.addAll(List.of("--seed", "5", "--json", "--threads", "" + threads));
        return arbiter(words.toArray(String[]::new));
    }

    @Test
    void a_tier_list_is_in_the_order_of_its_ratings() {
        JsonNode report = on("tier-list duel --pairs 10", 2).json();

        assertThat(report.get("ratings").size()).isEqualTo(4);
        assertThat(report.get("ratings").get(3).get("name").asText()).isEqualTo("Cutthroat");
        assertThat(report.get("ratings").get(3).get("tier").asInt()).isGreaterThan(1);
        assertThat(report.get("games").asInt()).isEqualTo(6);
    }

    @Test
    void who_thinks_is_above_who_answers_by_lot() {
        JsonNode rung = on("ladder duel --rungs random,fast --limit 100", 2)
                .json()
                .get("rungs")
                .get(0);

        assertThat(rung.get("upper").asText()).isEqualTo("fast");
        assertThat(rung.get("answer").asText()).isEqualTo("better");
    }

    @Test
    void one_fight_of_a_duel_is_shown() {
        assertThat(arbiter("duel", "duel/blade", "duel/brute", "--seed", "7", "--fight", "12")
                        .out())
                .contains("The duel begins", "side wins");
    }

    @Test
    void who_cannot_meet_is_refused() {
        refused("they cannot meet", "duel", "duel/blade", "capital/gutter-raider");
        refused("unknown character of duel 'blad'", "duel", "duel/blad", "duel/brute");
        refused("nobody.yaml", "duel", "nobody.yaml", "duel/brute");
        refused("2 to 64 of one game", "tier-list", "duel/blade");
        refused("said with --rungs", "ladder", "duel", "--agents", "fast");
        refused("two agents or more", "ladder", "duel", "--rungs", "fast");
        refused("from 0.1 to 50 points", "duel", "duel/blade", "duel/brute", "--by", "0pt");
    }

    private static void refused(String message, String... words) {
        Shell shell = arbiter(words);
        assertThat(shell.exit()).isEqualTo(2);
        assertThat(shell.err()).contains(message);
        assertThat(shell.out()).isEmpty();
    }
}
