package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyRulebook;
import arbiter.tabletop.rulebook.GameResources;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the command line says of Battle Century G as a whole. */
class CenturyCommandsTest {

    private static final List<String> PILOTS =
            GameResources.of(CenturyRulebook.class, "centuryg").characters();

    private static final String FOLDER = "../games/centuryg/src/main/resources/centuryg/characters/";

    @Test
    void coverage_accounts_for_every_id_of_the_ledger() throws IOException {
        Shell shell = arbiter("coverage", "centuryg", "--json");

        assertThat(shell.exit()).as(shell.out()).isZero();
        assertThat(shell.json().get("entries").findValuesAsText("id")).containsAll(ids());
    }

    private static List<String> ids() throws IOException {
        try (InputStream ids = CenturyRulebook.class.getResourceAsStream("/centuryg/ids.txt")) {
            return new String(ids.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.substring(line.indexOf(' ') + 1))
                    .toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"character", "mecha"})
    void everybody_who_comes_with_the_game_is_legal(String command) {
        Shell shell = arbiter(command, "check", "centuryg");

        assertThat(shell.exit()).as(shell.out()).isZero();
        assertThat(shell.lines()).allMatch(line -> line.endsWith(": legal"));
        for (JsonNode report : arbiter(command, "check", "centuryg", "--json").json()) {
            assertThat(report.get("problems")).isEmpty();
        }
    }

    @Test
    void pilots_their_machines_and_all_twelve_enemies_are_among_them() {
        List<String> names = arbiter("mecha", "check", "centuryg").lines().stream()
                .map(line -> line.substring(0, line.indexOf(':')))
                .toList();

        assertThat(names).containsAll(PILOTS).contains("husk-drone", "vane-corvin", "the-ninth-sun");
        assertThat(names).hasSize(PILOTS.size() + 12);
        assertThat(arbiter("character", "check", "capital").exit()).isZero();
    }

    @Test
    void files_are_checked_one_by_one() {
        List<String> command = new ArrayList<>(List.of("character", "check"));
        PILOTS.forEach(name -> command.add(FOLDER + name + ".yaml"));

        assertThat(arbiter(command.toArray(String[]::new)).exit()).isZero();
    }

    @Test
    void partners_that_are_checked_together_have_to_agree(@TempDir Path folder) throws IOException {
        String ana = FOLDER + "ana-dvorak-2.yaml";
        Path stray = folder.resolve("luka.yaml");
        Files.writeString(
                stray,
                Files.readString(Path.of(FOLDER, "luka-dvorak-2.yaml"))
                        .replace(
                                "partners: [ana-dvorak], lead: ana-dvorak",
                                "partners: [rin-asagiri], lead: rin-asagiri"));

        assertThat(arbiter("mecha", "check", ana, FOLDER + "luka-dvorak-2.yaml").exit())
                .isZero();
        assertThat(arbiter("mecha", "check", ana).exit()).isZero();
        Shell apart = arbiter("mecha", "check", ana, stray.toString());
        assertThat(apart.exit()).isEqualTo(1);
        assertThat(apart.out()).contains("luka-dvorak does not combine with", "partner-differs");
    }
}
