package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Enemies proposed for a party, and the fight that comes of it. */
class EncounterCommandTest {

    private static final List<String> PARTY = List.of("rin-asagiri-2", "tomas-veld-2", "imri-sol-2", "bo-harrow-2");

    @TempDir
    private Path folder;

    @BeforeEach
    void copyCharacters() throws IOException {
        Files.createDirectory(folder.resolve("pilots"));
        for (String name : List.of("rin-asagiri-2", "tomas-veld-2", "imri-sol-2", "bo-harrow-2", "rin-asagiri-0")) {
            try (var file = getClass().getResourceAsStream("/centuryg/characters/" + name + ".yaml")) {
                Files.copy(file, pilot(name));
            }
        }
    }

    private Path pilot(String name) {
        return folder.resolve("pilots").resolve(name + ".yaml");
    }

    private String party() {
        return String.join(
                ",", PARTY.stream().map(name -> pilot(name).toString()).toList());
    }

    @Test
    void it_shows_how_both_sides_add_up() {
        Shell shell = arbiter("encounter", "centuryg", "--party", party());

        assertThat(shell.exit()).as(shell.err()).isZero();
        assertThat(shell.out())
                .contains(
                        "boss: the-ninth-sun, ironclad",
                        "  party 32: +8 Rin Asagiri +8 Tomas Veld +8 Imri Sol +8 Bo Harrow",
                        "  enemies 32: +28 The Ninth Sun +4 Ironclad");
    }

    @Test
    void a_proposal_is_played_at_once() {
        String fight = folder.resolve("fight.yaml").toString();
        Shell written = arbiter("encounter", "centuryg", "--party", party(), "--fight", "rivals", "--out", fight);
        assertThat(written.exit()).as(written.err()).isZero();
        assertThat(written.err()).contains("written to");

        Shell run = arbiter("run", fight, "--seed", "1");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("Rin Asagiri", "Magistrate Oro");

        Shell again = arbiter("encounter", "centuryg", "--party", party(), "--fight", "rivals", "--out", fight);
        assertThat(again.err()).contains("is there already");
    }

    @Test
    void the_second_of_a_kind_has_a_name_of_its_own() {
        String twice = pilot("rin-asagiri-2") + "," + pilot("rin-asagiri-2");
        assertThat(arbiter("encounter", "centuryg", "--party", twice, "--fight", "grunts")
                        .out())
                .contains("\"Rin Asagiri 2\"", "side: party", "\"Ironclad 2\", from: ironclad, side: enemies");
    }

    @Test
    void a_lone_beginner_is_not_sent_against_a_boss() {
        Shell shell = arbiter(
                "encounter", "centuryg", "--party", pilot("rin-asagiri-0").toString());
        assertThat(shell.out()).doesNotContain("boss:").contains("rivals: sister-cinder", "grunts:");
    }

    @Test
    void mistakes_are_named() {
        assertThat(arbiter("encounter", "centuryg", "--party", party(), "--fight", "rivls")
                        .err())
                .contains("unknown fight 'rivls'; did you mean 'rivals'?");
        assertThat(arbiter(
                                "encounter",
                                "centuryg",
                                "--party",
                                party(),
                                "--out",
                                folder.resolve("f.yaml").toString())
                        .err())
                .contains("say with --fight which one to write: boss, rivals, grunts");
        assertThat(arbiter("encounter", "centuryg", "--party", "nobody.yaml").err())
                .contains("there is no character file nobody.yaml");
        assertThat(arbiter("encounter", "centurig", "--party", party()).err()).contains("did you mean 'centuryg'?");
        assertThat(arbiter("encounter", "centuryg").err()).contains("--party");
    }
}
