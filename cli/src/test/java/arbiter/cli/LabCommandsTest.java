package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands that judge changes: compare, ablate and sensitivity. */
class LabCommandsTest {

    @TempDir
    private Path folder;

    static Stream<String> encounters() {
        return Rulebooks.all().stream().map(LabCommandsTest::first);
    }

    private static String first(Rulebook<?> book) {
        return book.id() + "/" + book.encounters().get(0).id();
    }

    /** The duel at the bridge, the brute having so much health. */
    private String bridge(int health) throws IOException {
        Path file = folder.resolve("bridge-" + health + ".yaml");
        Files.writeString(file, """
                game: duel
                units:
                  - {name: Mara, from: blade, side: travellers}
                  - {from: brute, side: bridge, now: {health: %d}}
                """.formatted(health));
        return file.toString();
    }

    @Test
    void a_weaker_enemy_is_better_for_us_and_the_test_stops_when_that_is_known() throws IOException {
        Shell shell = arbiter("compare", "duel/crossing", bridge(8), "--seed", "7", "--threads", "2", "--json");

        assertThat(shell.exit()).as(shell.err()).isZero();
        JsonNode comparison = shell.json();
        assertThat(comparison.get("answer").asText()).isEqualTo("b-better");
        assertThat(comparison.get("side").asText()).isEqualTo("travellers");
        assertThat(comparison.get("pairs").asLong()).isLessThan(1_000);
        assertThat(comparison.get("difference").get("low").asDouble()).isPositive();
        assertThat(comparison.get("unpaired").asLong())
                .isGreaterThan(comparison.get("pairs").asLong() / 2);
    }

    @Test
    void the_other_way_round_and_for_the_other_side_a_is_better() throws IOException {
        String[] both = {"duel/crossing", bridge(8)};

        assertThat(arbiter("compare", both[1], both[0], "--seed", "7").out()).contains("A is better for travellers");
        assertThat(arbiter("compare", both[0], both[1], "--seed", "7", "--side", "bridge")
                        .out())
                .contains("A is better for bridge");
    }

    @Test
    void a_comparison_says_the_same_on_one_thread_and_on_three() throws IOException {
        String[] command = {
            "compare", "duel/crossing", bridge(10), "--seed", "9", "--limit", "400", "--json", "--threads"
        };
        String[] one = Stream.concat(Stream.of(command), Stream.of("1")).toArray(String[]::new);
        String[] three = Stream.concat(Stream.of(command), Stream.of("3")).toArray(String[]::new);

        assertThat(arbiter(one).out()).isEqualTo(arbiter(three).out());
    }

    @Test
    void nothing_differs_between_an_encounter_and_itself() {
        assertThat(arbiter("compare", "capital/brawl", "capital/brawl", "--seed", "2")
                        .out())
                .contains("nothing differs");
    }

    @Test
    void what_cannot_be_compared_is_refused() {
        assertThat(arbiter("compare", "capital/brawl", "duel/crossing").err())
                .contains("fights of capital and of duel cannot be compared");
        assertThat(arbiter("compare", "duel/crossing", "duel/crossing", "--side", "heroes")
                        .err())
                .contains("side 'heroes' must be in both encounters");
        Shell step = arbiter("compare", "duel/crossing", "duel/crossing", "--by", "0pt");
        assertThat(step.exit()).isEqualTo(2);
        assertThat(step.err()).contains("from 0.1 to 50 points");
    }

    @ParameterizedTest
    @MethodSource("encounters")
    void what_units_do_is_judged_in_every_game(String encounter) {
        Shell shell = arbiter("ablate", encounter, "--runs", "3", "--most", "2", "--seed", "5", "--json");

        assertThat(shell.exit()).as(shell.err()).isZero();
        assertThat(shell.json().get("effects").size()).isEqualTo(2);
        assertThat(shell.json().get("effects").get(0).get("text").asText()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("encounters")
    void what_a_point_is_worth_is_judged_in_every_game(String encounter) {
        Shell shell = arbiter("sensitivity", encounter, "--runs", "2", "--most", "2", "--seed", "5", "--json");

        assertThat(shell.exit()).as(shell.err()).isZero();
        assertThat(shell.json().get("numbers").size()).isEqualTo(2);
    }

    @Test
    void one_point_of_health_less_is_what_a_file_with_one_less_says() throws IOException {
        Shell point =
                arbiter("sensitivity", "duel/crossing", "--unit", "brute", "--runs", "60", "--seed", "5", "--json");
        Shell file = arbiter(
                "compare", "duel/crossing", bridge(19), "--limit", "60", "--by", "0.5pt", "--seed", "5", "--json");

        for (JsonNode number : point.json().get("numbers")) {
            if (number.get("number").get("bar").asText().equals("health")) {
                assertThat(number.get("number").get("to").asInt()).isEqualTo(19);
                assertThat(number.get("change").get("difference").asDouble())
                        .isEqualTo(
                                file.json().get("difference").get("difference").asDouble());
                return;
            }
        }
        throw new AssertionError("health was not judged: " + point.out());
    }

    @Test
    void who_may_not_attack_does_not_win() {
        Shell shell = arbiter("ablate", "duel/crossing", "--unit", "mara", "--runs", "60", "--seed", "5", "--json");

        JsonNode first = shell.json().get("effects").get(0);
        double won = shell.json().get("won").get("share").asDouble();
        assertThat(first.get("restriction").get("option").asText()).isEqualTo("attack");
        assertThat(first.get("change").get("difference").asDouble()).isEqualTo(-won);
    }

    @Test
    void an_unknown_unit_is_refused_with_the_nearest_one() {
        Shell shell = arbiter("ablate", "duel/crossing", "--unit", "marra");

        assertThat(shell.exit()).isEqualTo(2);
        assertThat(shell.err()).contains("unknown unit 'marra'", "mara");
    }

    @Test
    void what_units_add_makes_up_what_their_side_wins() {
        JsonNode report = arbiter("ablate", "capital/brawl", "--shares", "--runs", "6", "--seed", "5", "--json")
                .json();
        JsonNode simulated = arbiter(
                        "simulate", "capital/brawl", "--runs", "6", "--also", "none", "--seed", "5", "--json")
                .json();

        assertThat(report.get("units").size()).isEqualTo(2);
        assertThat(report.get("won").asDouble())
                .isCloseTo(simulated.get("sides").get(0).get("won").get("share").asDouble(), within(1e-9));
        assertThat(arbiter("ablate", "duel/crossing", "--shares").err()).contains("travellers has 1");
    }
}
