package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildsCommandTest {

    @TempDir
    private Path folder;

    @Test
    void builds_of_every_kind_are_legal_and_a_fight_of_each_can_be_seen() {
        Shell shell = arbiter(
                "builds",
                "wasteland",
                "--axes",
                "toughness,initiative",
                "--tries",
                "14",
                "--pairs",
                "1",
                "--seed",
                "5",
                "--out",
                folder.toString(),
                "--json");

        assertThat(shell.exit()).as(shell.err()).isZero();
        JsonNode elites = shell.json().get("elites");
        assertThat(elites.size()).isGreaterThan(1);
        for (int i = 1; i <= elites.size(); i++) {
            String file = folder.resolve(i + ".yaml").toString();
            assertThat(arbiter("character", "check", file).exit()).isZero();
        }
        JsonNode replay = elites.get(0).get("replay");
        assertThat(arbiter(
                                "duel",
                                folder.resolve("1.yaml").toString(),
                                replay.get("opponent").asText(),
                                "--seed",
                                replay.get("seed").asText(),
                                "--fight",
                                replay.get("fight").asText())
                        .exit())
                .isZero();
    }

    @Test
    void no_build_costs_more_than_was_said() {
        JsonNode report = arbiter(
                        "builds",
                        "gladiators",
                        "--axes",
                        "attacks",
                        "--cost",
                        "40",
                        "--tries",
                        "4",
                        "--pairs",
                        "1",
                        "--seed",
                        "5",
                        "--json")
                .json();

        assertThat(report.get("cost").get("total").asText()).isEqualTo("gp-spent");
        report.get("elites")
                .forEach(elite ->
                        assertThat(elite.get("axes").get("gp-spent").asInt()).isLessThanOrEqualTo(40));
    }

    @Test
    void unknown_axes_are_refused_with_those_there_are() {
        refused("there are", "builds", "wasteland", "--axes", "range");
        refused("health", "builds", "wasteland");
        refused("characters of duel are not built by rules", "builds", "duel", "--axes", "toughness");
        refused("say what the cost is", "builds", "capital", "--axes", "energy", "--cost", "40");
        refused("--cost: a number such as 40", "builds", "gladiators", "--axes", "attacks", "--cost", "much");
    }

    private static void refused(String message, String... words) {
        Shell shell = arbiter(words);
        assertThat(shell.exit()).isEqualTo(2);
        assertThat(shell.err()).contains(message);
    }
}
