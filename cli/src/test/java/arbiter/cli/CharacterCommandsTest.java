package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.cli.character.Interview;
import arbiter.cli.json.CharacterJson;
import arbiter.cli.json.Json;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.CharacterLines;
import arbiter.content.yaml.Source;
import arbiter.games.capital.CapitalRulebook;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.CharacterReport;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CharacterCommandsTest {

    private static final Path CHARACTERS = Path.of("../games/capital/src/main/resources/capital/characters");
    private static final CharacterDesk DESK = new CapitalRulebook().characters().orElseThrow();

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private Terminal typing(String lines) {
        return Terminal.of(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)), out, err);
    }

    private static Source sable(int level) {
        return Source.file(CHARACTERS.resolve("sable-okonjo-" + level + ".yaml"));
    }

    @Test
    void a_check_shows_every_total_with_its_parts() throws IOException {
        CharacterReport report = DESK.check(sable(5));
        Terminal terminal = typing("");
        Json.print(CharacterJson.of(report), terminal);
        terminal.flush();
        JsonNode json = new ObjectMapper().readTree(out.toString(StandardCharsets.UTF_8));

        assertThat(report.isLegal()).isTrue();
        assertThat(json.at("/valid").asBoolean()).isTrue();
        assertThat(json.at("/problems")).isEmpty();
        int parts = 0;
        for (JsonNode part : json.at("/totals/hit-points/parts")) {
            parts += part.at("/value").asInt();
        }
        assertThat(json.at("/totals/hit-points/value").asInt()).isPositive().isEqualTo(parts);
        assertThat(CharacterLines.of(report, "sable.yaml", true))
                .first()
                .isEqualTo("sable.yaml: Sable Okonjo, Lancer, Level 5: legal");
        assertThat(CharacterLines.of(report, "sable.yaml", false)).hasSize(1);
    }

    @Test
    void a_check_names_what_is_wrong_by_a_code_with_its_place_and_its_mending() {
        String file = sable(1).read().replaceFirst("raise: \\w+", "raise: CHA");
        CharacterReport report = DESK.check(Source.text("sable.yaml", file));

        assertThat(report.violations()).singleElement().satisfies(violation -> {
            assertThat(violation.code().word()).isEqualTo("raise-not-offered");
            assertThat(violation.rule()).isEqualTo("CAP-CREATE-9");
            assertThat(violation.where()).startsWith("sable.yaml:");
            assertThat(violation.fix()).isNotBlank();
        });
        assertThat(CharacterLines.of(report, "sable.yaml", false).get(1)).endsWith("[raise-not-offered, CAP-CREATE-9]");
    }

    @Test
    void mistakes_are_told_answers_are_taken_back_and_leaving_writes_nothing() {
        Optional<String> left = Interview.hold(DESK.create(), typing("Ona\nback\nOna\n\nquit\n"));

        assertThat(left).isEmpty();
        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .containsExactly(
                        "What is the character called?",
                        "What species are they?",
                        "What is the character called?",
                        "What species are they?",
                        "give a text of 1 to 500 characters");
    }

    @Test
    void a_levelled_character_is_legal() {
        Optional<String> file = Interview.hold(DESK.level(sable(5)), typing("minimum\n" + "done\n".repeat(20)));

        assertThat(file).isPresent();
        CharacterReport report = DESK.check(Source.text("sable.yaml", file.get()));
        assertThat(report.summary()).isEqualTo("Lancer, Level 6");
        assertThat(report.isLegal()).isTrue();
    }

    @Test
    void a_levelled_file_keeps_its_comments_and_its_layout() {
        String before = "# Mine\n" + sable(5).read().replace("class:", "# as ever\nclass:  ");
        Optional<String> file = Interview.hold(
                DESK.level(Source.text("sable.yaml", before)), typing("minimum\n" + "done\n".repeat(20)));

        assertThat(file).contains(before + "  - hit-points: minimum\n");
    }

    @Test
    void the_command_says_what_it_can_do() {
        assertThat(arbiter("character").exit()).isEqualTo(2);
        assertThat(arbiter("character").err()).contains("new, check or level");
        assertThat(arbiter("character", "check", "--help").out()).contains("Usage: arbiter character check");
        assertThat(arbiter("character", "new", "duel").err()).contains("are not built by rules");
        assertThat(arbiter("character", "check", "no-such-file.yaml").exit()).isEqualTo(2);
    }

    @Test
    void machines_have_commands_of_their_own() {
        assertThat(arbiter("mecha").err()).contains("new, check or level");
        assertThat(arbiter("mecha", "new", "--help").out()).contains("Makes a new mecha");
        assertThat(arbiter("mecha", "new", "duel").err()).contains("mecha of duel are not built by rules");
        assertThat(arbiter("encounter", "duel", "--party", "a.yaml").err()).contains("has no measure");
    }
}
