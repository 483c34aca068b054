package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static arbiter.cli.Shell.situation;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SituationCommandsTest {

    @TempDir
    private Path folder;

    @Test
    void run_prints_the_log_the_state_and_what_was_expected() {
        Shell shell = arbiter("run", situation("attack"));

        assertThat(shell.exit()).isZero();
        assertThat(shell.err()).isEmpty();
        assertThat(shell.lines())
                .containsSubsequence(
                        "Mara attacks Raider: 3+4 +6 skill = 13 against 2+5 +4 guard = 11, hits by 2",
                        "Raider loses 4 health, 16 left",
                        "> Raider [raider], raiders side",
                        "    ████████░░  health 16 of 20",
                        "Expectations",
                        "  held    raider health 16");
    }

    @Test
    void run_gives_programs_log_state_and_expectations() {
        JsonNode run = arbiter("run", situation("attack"), "--json").json();

        assertThat(run.at("/journal").findValuesAsText("label"))
                .containsExactly("turn.action", "attack.attacker", "attack.defender");
        assertThat(run.at("/journal/1/faces/1").asInt()).isEqualTo(4);
        assertThat(run.at("/log/0/kind").asText()).isEqualTo("attack-rolled");
        assertThat(run.at("/log/0/text").asText()).startsWith("Mara attacks Raider: 3+4 +6 skill = 13");
        assertThat(run.at("/log/0/parts/5/value").asInt()).isEqualTo(13);
        assertThat(run.at("/log/0/parts/5/parts/0/label").asText()).isEqualTo("skill");
        assertThat(run.at("/state/units/1/bars/0/value").asInt()).isEqualTo(16);
        assertThat(run.at("/expectations").findValuesAsText("held")).containsOnly("true");
    }

    @Test
    void a_failed_expectation_says_what_there_was_instead() throws IOException {
        String file = changed("attack", "health: 16}", "health: 12}");
        Shell shell = arbiter("run", file);

        assertThat(shell.exit()).isEqualTo(1);
        assertThat(shell.out()).contains("failed  raider health 12").contains("found: 16");
        assertThat(shell.err()).contains("1 of 4 expectations failed");
        assertThat(arbiter("run", file, "--json").err()).contains("expected: raider health 12");
    }

    @Test
    void dice_that_the_file_does_not_give_follow_the_seed() throws IOException {
        String file = write("""
                game: duel
                units:
                  - {id: mara, from: blade}
                  - {id: raider, from: brute}
                turn: mara
                commands: [attack raider, attack mara]
                """);

        assertThat(arbiter("run", file, "--seed", "5").out())
                .isEqualTo(arbiter("run", file, "--seed", "5").out())
                .contains("seed 5");
        assertThat(arbiter("run", file, "--seed", "6").out())
                .isNotEqualTo(arbiter("run", file, "--seed", "5").out());
    }

    @Test
    void odds_are_those_of_the_first_command() {
        Shell shell = arbiter("odds", situation("attack"));

        assertThat(shell.exit()).isZero();
        assertThat(shell.out())
                .contains("mara: Attack Raider")
                .contains("exact, over ")
                .containsPattern("hit +90\\.28 % +65/72")
                .contains("held    chance of hit 65/72");
    }

    @Test
    void odds_for_programs_have_chances_outcomes_and_whether_they_are_exact() {
        JsonNode odds = arbiter("odds", situation("attack"), "--json").json();

        assertThat(odds.at("/chances/hit/exact").asText()).isEqualTo("65/72");
        assertThat(odds.at("/outcomes/0/value/facts/hit").isBoolean()).isTrue();
        assertThat(odds.at("/outcomes").findValues("p").stream()
                        .mapToDouble(JsonNode::asDouble)
                        .sum())
                .isCloseTo(1, within(1e-9));
        assertThat(odds.at("/numbers/raider health/mean").asDouble()).isCloseTo(-4 * 65 / 72.0, within(1e-9));
        assertThat(odds.at("/exact").asBoolean()).isTrue();
        assertThat(odds.at("/margin").asDouble()).isZero();
    }

    @Test
    void choices_inside_a_command_are_made_as_asked() throws IOException {
        String file = changed("attack", "choices: {}", "choices: {attack.press: 0}");
        String withoutPressing = "493/648";

        assertThat(hit(situation("attack"), "default")).isEqualTo("65/72");
        assertThat(hit(situation("attack"), "none")).isEqualTo(withoutPressing);
        assertThat(hit(situation("attack"), "best")).isEqualTo("65/72");
        assertThat(hit(file, "default")).isEqualTo(withoutPressing);
        assertThat(hit(file, "best")).isEqualTo(withoutPressing); // what the file fixes stands
    }

    @Test
    void best_play_says_its_goal() {
        Shell shell = arbiter("odds", situation("attack"), "--choices", "best", "--goal", "stands:raider");

        assertThat(shell.out()).contains("best play for mara's side: to get Raider out of the fight");
    }

    @Test
    void a_goal_that_makes_no_sense_is_refused_with_what_would_be_right() {
        Shell goal = arbiter("odds", situation("attack"), "--goal", "glory");
        Shell unit = arbiter("odds", situation("attack"), "--goal", "damage:raidr");
        Shell until = arbiter("odds", situation("attack"), "--until", "dawn");

        assertThat(goal.exit()).isEqualTo(2);
        assertThat(goal.err()).contains("unknown goal 'glory'; there is worth, hit, damage:UNIT, stands:UNIT");
        assertThat(unit.err()).contains("goal 'damage:raidr': unknown unit 'raidr'; did you mean 'raider'?");
        assertThat(until.exit()).isEqualTo(2);
        assertThat(until.err()).contains("act, turn or round, not 'dawn'");
    }

    @Test
    void odds_play_on_to_the_end_of_the_turn() {
        JsonNode odds = arbiter("odds", situation("attack"), "--goal", "hit", "--until", "turn", "--json")
                .json();

        assertThat(odds.at("/goal").asText()).isEqualTo("hit as much as possible");
        assertThat(odds.at("/outlook/headlines/0/name").asText()).isEqualTo("hit");
        assertThat(odds.at("/outlook/headlines/0/exact").asText()).isEqualTo("65/72");
        assertThat(odds.at("/outlook/complete").asBoolean()).isTrue();
        assertThat(odds.at("/outlook/sums").findValuesAsText("name")).contains("mara attack", "raider defense");
    }

    private static String hit(String file, String choices) {
        return arbiter("odds", file, "--choices", choices, "--json")
                .json()
                .at("/chances/hit/exact")
                .asText();
    }

    @Test
    void a_choice_that_is_never_offered_is_refused() throws IOException {
        Shell shell = arbiter("odds", changed("attack", "choices: {}", "choices: {attack.press: hard}"));

        assertThat(shell.exit()).isEqualTo(2);
        assertThat(shell.err()).contains("'hard' is never offered at 'attack.press'");
    }

    @Test
    void chances_that_come_otherwise_fail_the_check() throws IOException {
        Shell fraction = arbiter("odds", changed("attack", "hit: 65/72", "hit: 2/3"));
        Shell decimal = arbiter("odds", changed("attack", "hit: 65/72", "hit: 0.904"));
        Shell near = arbiter("odds", changed("attack", "hit: 65/72", "hit: 0.903"));
        Shell unknown = arbiter("odds", changed("attack", "hit: 65/72", "hits: 0.903"));

        assertThat(fraction.exit()).isEqualTo(1);
        assertThat(fraction.out()).contains("failed  chance of hit 2/3").contains("found: 65/72, about 0.90277");
        assertThat(decimal.exit()).isEqualTo(1);
        assertThat(near.exit()).isZero();
        assertThat(unknown.out()).contains("did you mean 'hit'?");
    }

    @Test
    void without_commands_every_option_has_its_odds() {
        JsonNode strip = arbiter("odds", situation("open"), "--json").json();

        assertThat(arbiter("odds", situation("open")).out()).contains("Attack Raider", "90.28 %  hit", "Catch breath");
        assertThat(strip.at("/options").findValuesAsText("option")).containsExactly("attack:raider", "breathe");
        assertThat(strip.at("/options/0/chances/hit/exact").asText()).isEqualTo("65/72");
    }

    @Test
    void odds_can_be_asked_after_some_commands() throws IOException {
        String file = changed("attack", "expect:", "  - attack mara\nexpect:");

        assertThat(arbiter("odds", file, "--after", "1").out()).contains("raider: Attack Mara");
        assertThat(arbiter("odds", file, "--after", "2").out()).contains("What does Mara do?");
        assertThat(arbiter("odds", file, "--after", "3").err()).contains("0 to 2");
    }

    @Test
    void people_can_add_content_of_their_own() throws IOException {
        Path pack = Files.createDirectory(folder.resolve("pack"));
        Files.writeString(pack.resolve("pack.yaml"), """
                game: duel
                id: oars
                name: Oars
                version: "1"
                description: For duels at sea.
                """);
        Files.writeString(pack.resolve("weapons.yaml"), """
                - {id: oar, name: Oar, damage: 2, text: It floats.}
                """);

        assertThat(arbiter("rules", "duel", "oar", "--homebrew", pack.toString())
                        .out())
                .contains("It floats.");
        assertThat(arbiter("rules", "duel", "oar").out()).doesNotContain("It floats.");
    }

    private String changed(String name, String from, String to) throws IOException {
        String text = Files.readString(Path.of(situation(name)));
        assertThat(text).contains(from);
        return write(text.replace(from, to));
    }

    private String write(String text) throws IOException {
        return Files.writeString(Files.createTempFile(folder, "situation", ".yaml"), text)
                .toString();
    }
}
