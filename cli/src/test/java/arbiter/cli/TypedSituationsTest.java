package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Situations of the larger games as people write them by hand. */
class TypedSituationsTest {

    private static final Path GAMES = Path.of("..", "games").toAbsolutePath().normalize();
    private static final String CAPITAL = """
            game: capital
            units:
              - {name: Nia, from: dock-gunner, side: docks, at: {point: "0,0", altitude: 3}}
              - {name: Rook, from: gutter-raider, side: gutter, at: "12,0", conditions: [overflow 3, prepared agi]}
            turn: nia
            """;
    private static final String CENTURY =
            """
            game: centuryg
            units:
              - {name: Rin, character: %s, side: rangers, at: "0,3"}
              - {name: Vane, from: vane-corvin, side: crown, at: "7,3"}
              - {name: Husk, from: husk-drone, side: crown, at: "7,4"}
            turn: rin
            """.formatted(GAMES.resolve("centuryg/src/main/resources/centuryg/characters/rin-asagiri-2.yaml"));

    @TempDir
    private Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("typed.yaml"), text).toString();
    }

    @Test
    void commands_are_understood_as_they_are_listed() throws IOException {
        Shell unknown = arbiter("run", file(CAPITAL + "commands: [shoot rook]"));

        assertThat(unknown.exit()).isEqualTo(2);
        assertThat(unknown.err())
                .contains("typed.yaml:6:12: unknown command 'shoot rook'; nia can do:")
                .contains("\n  attack rook with auto rifle 50m\n  attack rook with auto rifle 100m\n")
                .contains("\n  prepare agi\n");
        assertThat(arbiter("run", file(CAPITAL + "commands: [attack rook with auto rifle]"))
                        .err())
                .contains("'attack rook with auto rifle' may mean several things; say which:");
        assertThat(arbiter("run", file(CAPITAL + "commands: [attack rook with auto rifle 50m]"))
                        .exit())
                .isZero();
    }

    @Test
    void a_target_that_is_asked_for_later_may_be_named_in_the_command() throws IOException {
        String attack = file(CENTURY + "commands: [attack husk with vulcans]");

        assertThat(arbiter("run", attack).out()).contains("Rin against Husk with the Vulcans");
        assertThat(arbiter("odds", attack).out()).contains("husk Threshold").doesNotContain("vane Threshold");
        assertThat(arbiter("odds", attack, "--choices", "none").out()).contains("husk Threshold");
        assertThat(arbiter("odds", file(CENTURY + "commands: [attack nobody with vulcans]"))
                        .err())
                .contains("nothing that was asked after 'attack nobody with vulcans' is called 'nobody'");
    }

    @Test
    void the_gamemaster_acts_in_both_games() throws IOException {
        Shell falls = arbiter("run", file(CAPITAL + "commands: [{call: nia falls, unit: gamemaster}]"));
        Shell check = arbiter("run", file(CAPITAL + "commands: [{do: check rook, unit: gamemaster}]"));
        Shell wrong = arbiter("run", file(CENTURY + "commands: [{call: rain, unit: gamemaster}]"));

        assertThat(falls.out()).contains("Nia begins to fall");
        assertThat(check.out()).contains("Rook, a check:");
        assertThat(wrong.err()).contains("unknown call 'rain'; ").contains("gamemaster can");
    }

    @Test
    void whatever_is_so_shows_at_the_table() throws IOException {
        JsonNode state = arbiter("run", file(CAPITAL), "--json").json().at("/state");

        assertThat(state.at("/units/0/height").asInt()).isEqualTo(3);
        assertThat(state.at("/units/1/conditions").findValuesAsText("name")).contains("overflow");
        Shell wrong = arbiter("run", file(CAPITAL.replace("overflow 3", "overflown 3")));
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).contains("unknown condition 'overflown 3'; there is\n  prone\n");
    }

    @Test
    void programs_are_told_the_order_of_turns() throws IOException {
        assertThat(arbiter("run", file(CAPITAL), "--json")
                        .json()
                        .at("/state/order")
                        .toString())
                .isEqualTo("[\"nia\",\"rook\"]");
        assertThat(arbiter("run", file(CENTURY), "--json")
                        .json()
                        .at("/state/order")
                        .toString())
                .isEqualTo("[\"rin\",\"vane\",\"husk\"]");
        assertThat(arbiter("run", file(CAPITAL)).out()).contains("Next: Nia, Rook");
    }

    @Test
    void a_sheet_that_nobody_could_build_is_played_with_a_warning() throws IOException {
        String file = file(CENTURY + """
                commands: [pass]
                """.replace("pass", "do nothing")).toString();
        String strong = file(Files.readString(Path.of(file))
                .replace("  - {name: Husk, from: husk-drone, side: crown, at: \"7,4\"}", """
                  - name: Drum
                    side: crown
                    sheet:
                      kind: mecha
                      name: Drum
                      tier: grunt
                      xp: 0
                      mecha:
                        name: Drum
                        attributes: {might: 30, guard: 2, threshold: 4, energy: 2, systems: 1, speed: 2}
                        pilotless: true
                """));

        Shell shell = arbiter("run", strong);

        assertThat(shell.exit()).isZero();
        assertThat(shell.err()).contains("warning: ").contains("typed.yaml:");
        assertThat(arbiter("run", strong, "--json")
                        .json()
                        .at("/warnings/0/rule")
                        .asText())
                .startsWith("BCG-");
    }

    @Test
    void character_check_shows_attacks_abilities_and_training() {
        String sable = GAMES.resolve("capital/src/main/resources/capital/characters/sable-okonjo-5.yaml")
                .toString();

        assertThat(arbiter("character", "check", sable).lines())
                .containsSubsequence(
                        "  attacks",
                        "    Pistol, 30m VSN vs AGI, 10 sharp: +7 VSN +2 training",
                        "  abilities",
                        "    Surge I",
                        "  training",
                        "    Midweight Guns");
        assertThat(arbiter("character", "check", sable, "--json")
                        .json()
                        .at("/training/0")
                        .asText())
                .isEqualTo("Simple Weapons");
    }
}
