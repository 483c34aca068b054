package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Narrative Dice refuses what makes no sense with one message and exit code 2. */
class NarrativeBadInputTest {

    private static final Path HERE = Path.of("../games/narrative/src/main/resources/narrative/characters");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"2P 1X vs 2D", "2P vs 2D vs 1S", "P2 vs D", "2P 1A vs"})
    void pools_that_nobody_can_roll(String pool) {
        Shell shell = arbiter("odds", pool);

        assertThat(shell.exit()).isEqualTo(Exit.WRONG_USE);
        assertThat(shell.err()).contains(pool).doesNotContain("Exception");
    }

    @Test
    void symbols_that_nobody_has() throws IOException {
        assertThat(refused("""
                turn: ilka
                commands:
                  - do: attack rabble with marksman rifle
                    dice: {check.roll: [4, 10, 1, 1, 1, 1, 1, 1]}
                    choices: {spend.active: "upgrade-ally@ilka:triumph"}
                """)).contains("situation.yaml:8").contains("cannot be bought now; it could be ");
    }

    @Test
    void symbols_that_do_not_exist() throws IOException {
        assertThat(refused("""
                turn: ilka
                commands:
                  - do: attack rabble with marksman rifle
                    dice: {check.roll: [4, 10, 1, 1, 1, 1, 1, 1]}
                    choices: {spend.active: "recover-strain:luck"}
                """)).contains("situation.yaml:8").contains("recover-strain:luck");
    }

    @Test
    void a_power_beyond_five_dice_is_not_manifested() throws IOException {
        assertThat(refused("""
                turn: mirelle
                strict: true
                commands:
                  - do: power:attack
                    choices:
                      power.discipline: telekinesis
                      power.target: rabble
                      power.effects: attack-blast; attack-deadly; attack-destructive
                """)).contains("power.leave-out");
    }

    @Test
    void crews_without_seats() throws IOException {
        assertThat(refused("""
                  - {name: Lark, from: scout-bike, side: wardens}
                  - {name: Pim, character: %s/pim-quill.yaml, side: wardens, at: aboard lark as gunner}
                """.formatted(HERE.toAbsolutePath().normalize())))
                .contains("Lark has no seat for a gunner (NAR-VEH-13)");
    }

    /** What standard error says of that situation. */
    private String refused(String rest) throws IOException {
        Path file = folder.resolve("situation.yaml");
        Files.writeString(file, """
                game: narrative
                units:
                  - {name: Ilka, character: %1$s/ilka-dorn.yaml, side: wardens}
                  - {name: Mirelle, character: %1$s/mirelle-ashe.yaml, side: wardens}
                  - {name: Rabble, from: cult-rabble, side: cult, now: {members: 3}}
                """.formatted(HERE.toAbsolutePath().normalize()) + rest);
        Shell shell = arbiter("run", file.toString());
        assertThat(shell.exit()).isEqualTo(Exit.WRONG_USE);
        assertThat(shell.err()).doesNotContain("Exception");
        return shell.err();
    }
}
