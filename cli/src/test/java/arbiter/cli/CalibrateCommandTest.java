package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CalibrateCommandTest {

    @TempDir
    private Path folder;

    @Test
    void chances_are_compared_with_how_fights_ended() throws IOException {
        String[] words = {"calibrate", "", "", "", "--runs", "40", "--seed", "5", "--json", "--report", ""};
        for (int i = 0; i < 3; i++) {
            Path file = folder.resolve(i + ".json");
            Files.writeString(
                    file,
                    arbiter("simulate", "duel/crossing", "--seed", "3", "--fight", "" + i, "--json")
                            .out());
            words[1 + i] = file.toString();
        }
        words[9 + 1] = folder.resolve("page.html").toString();
        Shell shell = arbiter(words);

        assertThat(shell.exit()).as(shell.err()).isZero();
        JsonNode report = shell.json();
        assertThat(report.get("moments").size()).isEqualTo(3);
        double chance = report.get("moments").get(0).get("chance").asDouble();
        double sum = 0;
        for (JsonNode moment : report.get("moments")) {
            assertThat(moment.get("chance").asDouble()).isEqualTo(chance); // all began alike
            sum += Math.pow(moment.get("happened").asDouble() - chance, 2);
        }
        assertThat(report.get("all").get("brier").asDouble()).isEqualTo(sum / 3);
        assertThat(Files.readString(folder.resolve("page.html"))).contains("<svg", "Brier score");
    }

    @Test
    void a_game_s_own_measures_stand_beside_the_lab() {
        JsonNode report = arbiter("calibrate", "duel", "--runs", "30", "--results", "30", "--seed", "5", "--json")
                .json();

        assertThat(report.get("encounters").size()).isEqualTo(1);
        assertThat(report.get("measures").findValuesAsText("measure")).contains("health", "skill", "one half each");
    }

    @Test
    void what_is_no_table_is_refused() throws IOException {
        Path file = Files.writeString(folder.resolve("no.json"), "{}");
        refused("is no exported table and no journal", "calibrate", file.toString());
        refused("cannot be read", "calibrate", folder.resolve("a/b.json").toString());
        refused("there is no database", "calibrate", "--data", folder.toString());
        refused("name exported tables", "calibrate");
        refused("unknown game", "calibrate", "capitol");
    }

    private static void refused(String message, String... words) {
        Shell shell = arbiter(words);
        assertThat(shell.exit()).isEqualTo(2);
        assertThat(shell.err()).contains(message);
    }
}
