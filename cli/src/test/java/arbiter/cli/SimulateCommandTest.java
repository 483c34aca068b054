package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimulateCommandTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "capital/brawl",
                "centuryg/pass",
                "duel/crossing",
                "gladiators/bank-raid",
                "narrative/street-ambush",
                "wasteland/night-watch"
            })
    void an_encounter_of_every_game_is_reported(String encounter) throws Exception {
        Path page = folder.resolve("report.html");
        Shell shell = arbiter(
                "simulate", encounter, "--runs", "6", "--also", "none", "--seed", "3", "--json", "--report", page + "");

        assertThat(shell.exit()).as(shell.err()).isZero();
        JsonNode report = shell.json();
        assertThat(report.get("fights").asLong()).isEqualTo(6);
        assertThat(report.get("sides").size()).isGreaterThan(1);
        assertThat(report.get("examples").size()).isEqualTo(3);
        assertThat(report.get("units").get(0).get("after").size()).isPositive();
        assertThat(Files.readString(page))
                .contains("<svg", "prefers-color-scheme", "<summary>Table</summary>")
                .doesNotContain("http://", "https://", "<script");
    }

    @Test
    void the_same_seed_says_the_same_on_one_thread_and_on_two() {
        Shell one = arbiter("simulate", "duel/crossing", "--runs", "300", "--seed", "4", "--threads", "1", "--json");
        Shell two = arbiter("simulate", "duel/crossing", "--runs", "300", "--seed", "4", "--threads", "2", "--json");

        assertThat(one.out()).isEqualTo(two.out());
    }

    @Test
    void people_read_who_wins_and_how_sure_that_is() {
        Shell shell = arbiter("simulate", "duel/crossing", "--runs", "400", "--seed", "4", "--threads", "2");

        assertThat(shell.out())
                .contains(
                        "At the bridge  duel/crossing", "400 fights", "seed 4", "95 % intervals", "With other players")
                .containsPattern("travellers +\\d+\\.\\d % \\(\\d+\\.\\d to \\d+\\.\\d\\)")
                .containsPattern("typical +\\d+ ");
    }

    @Test
    void one_fight_of_a_run_is_shown_again_by_its_number() {
        JsonNode report = arbiter("simulate", "duel/crossing", "--runs", "20", "--seed", "4", "--json")
                .json();
        String number = report.get("examples").get(0).get("number").asText();
        String winner = report.get("examples").get(0).get("text").asText().split(" ")[0];

        Shell log = arbiter("simulate", "duel/crossing", "--seed", "4", "--fight", number);
        Shell journal = arbiter("simulate", "duel/crossing", "--seed", "4", "--fight", number, "--json");

        assertThat(log.out()).contains("The duel begins").endsWith("The " + winner + " side wins\n");
        assertThat(journal.json().get("game").asText()).isEqualTo("duel");
    }

    @Test
    void what_cannot_be_played_is_refused_in_one_message() {
        refused("there is no side 'heroes' here; there are travellers, bridge", "--agents", "heroes=fast");
        refused("a run has 1 to 10000000 fights, not 0", "--runs", "0");
        refused("give --runs or --until, not both", "--runs", "5", "--until", "1pt");
        refused("a number of points such as 1pt is needed, not 'soon'", "--until", "soon");
        refused("unknown agent 'tacticain'", "--agents", "tacticain");
        refused("a fight is stopped after 1 to 1000000 rounds", "--rounds", "0");
        assertThat(arbiter("simulate", "duel/crosing").err()).contains("crossing");
        assertThat(arbiter("simulate", "nowhere.yaml").exit()).isEqualTo(2);
    }

    private static void refused(String message, String... options) {
        String[] words = new String[options.length + 2];
        words[0] = "simulate";
        words[1] = "duel/crossing";
        System.arraycopy(options, 0, words, 2, options.length);
        Shell shell = arbiter(words);
        assertThat(shell.exit()).isEqualTo(2);
        assertThat(shell.err()).contains(message);
        assertThat(shell.out()).isEmpty();
    }
}
