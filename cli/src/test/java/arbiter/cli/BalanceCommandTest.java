package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BalanceCommandTest {

    @TempDir
    private Path folder;

    @Test
    void the_forecast_of_a_proposal_is_what_its_file_plays_with_other_dice() {
        String out = folder.resolve("even-").toString();
        Shell shell = arbiter(
                "balance",
                "duel/crossing",
                "--target",
                "45%",
                "--change",
                "bars",
                "--runs",
                "120",
                "--seed",
                "7",
                "--json",
                "--out",
                out);

        assertThat(shell.exit()).as(shell.err()).isZero();
        JsonNode report = shell.json();
        assertThat(report.get("answer").asText()).isEqualTo("found");
        assertThat(report.get("forecastSeed").asLong()).isNotEqualTo(7);
        JsonNode first = report.get("proposals").get(0);
        assertThat(first.get("fits").asBoolean()).isTrue();
        Shell again = arbiter(
                "simulate",
                out + "1.yaml",
                "--runs",
                "120",
                "--also",
                "none",
                "--seed",
                report.get("forecastSeed").asText(),
                "--json");
        assertThat(again.json().get("sides").get(0).get("won").get("share").asDouble())
                .isEqualTo(first.get("forecast").get("share").asDouble());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "capital/brawl",
                "centuryg/pass",
                "gladiators/bank-raid",
                "narrative/street-ambush",
                "wasteland/night-watch"
            })
    void enemies_of_every_game_can_be_more_or_fewer(String encounter) {
        Shell shell = arbiter(
                "balance",
                encounter,
                "--target",
                "50%",
                "--within",
                "0.5pt",
                "--change",
                "numbers",
                "--runs",
                "1",
                "--seed",
                "5",
                "--json");

        assertThat(shell.err()).isEmpty();
        assertThat(shell.json().get("tried").asInt()).isGreaterThan(1);
        assertThat(shell.json()
                        .get("proposals")
                        .get(0)
                        .get("changes")
                        .get(0)
                        .get("kind")
                        .asText())
                .isEqualTo("numbers");
    }

    @Test
    void what_is_right_already_needs_no_change() {
        Shell shell = arbiter("balance", "duel/crossing", "--target", "60%", "--within", "15pt", "--seed", "7");

        assertThat(shell.exit()).isZero();
        assertThat(shell.out()).contains("nothing needs to change");
    }

    @Test
    void an_impossible_target_is_said_to_be_impossible() {
        Shell shell = arbiter(
                "balance", "duel/crossing", "--target", "100%", "--change", "numbers", "--runs", "40", "--seed", "7");

        assertThat(shell.exit()).isEqualTo(1);
        assertThat(shell.out()).contains("impossible");
    }

    @Test
    void what_makes_no_sense_is_refused_in_a_sentence() {
        refused("unknown kind of change 'bar'", "--target", "50%", "--change", "bar");
        refused("there is no side 'heroes' here; there are travellers, bridge", "--target", "50%", "--side", "heroes");
        refused("a target is met to within 0.5 to 25 points", "--target", "50%", "--within", "0pt");
        refused("a number of points such as 1pt is needed, not 'most'", "--target", "most");
        refused("--target");
    }

    private static void refused(String message, String... options) {
        String[] words = new String[options.length + 2];
        words[0] = "balance";
        words[1] = "duel/crossing";
        System.arraycopy(options, 0, words, 2, options.length);
        Shell shell = arbiter(words);
        assertThat(shell.exit()).isEqualTo(2);
        assertThat(shell.err()).contains(message);
    }
}
