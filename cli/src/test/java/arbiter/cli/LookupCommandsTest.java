package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LookupCommandsTest {

    @Test
    void the_help_page_shows_every_command_with_an_example() {
        Shell shell = arbiter("--help");

        assertThat(shell.exit()).isZero();
        assertThat(Commands.NAMES).allSatisfy(name -> assertThat(shell.out()).contains("arbiter " + name));
        assertThat(arbiter()).isEqualTo(shell);
        assertThat(arbiter("help")).isEqualTo(shell);
    }

    @Test
    void every_command_explains_itself() {
        for (String name : Commands.NAMES) {
            assertThat(arbiter("help", name).out()).contains("Usage: arbiter " + name);
            assertThat(arbiter(name, "--help").out()).contains("Usage: arbiter " + name);
        }
    }

    @Test
    void the_version_is_told() {
        assertThat(arbiter("--version").out()).startsWith("arbiter ").contains("Java");
    }

    @Test
    void games_are_listed() {
        assertThat(arbiter("games").out()).containsPattern("duel +Duel +The example game");
        assertThat(arbiter("games", "--json").json().at("/games").findValuesAsText("id"))
                .contains("duel");
    }

    @Test
    void rules_without_words_give_an_overview() {
        JsonNode overview = arbiter("rules", "duel", "--json").json();

        assertThat(arbiter("rules", "duel").out())
                .containsPattern("weapons +\\d+")
                .contains("weariness: on, off");
        assertThat(overview.at("/kinds").findValuesAsText("kind")).contains("weapons", "duelists", "ledger");
        assertThat(overview.at("/options/0/default").asText()).isEqualTo("on");
    }

    @Test
    void rules_with_an_id_show_the_whole_entry() {
        assertThat(arbiter("rules", "duel", "spear").lines())
                .containsSubsequence("Spear  weapons spear", "  damage  4", "  traits  reach");
        assertThat(arbiter("rules", "duel", "brute", "--json")
                        .json()
                        .at("/entries/0/values/weapon")
                        .asText())
                .isEqualTo("Maul");
    }

    @Test
    void the_rule_of_a_name_comes_before_the_condition_of_that_name() {
        assertThat(arbiter("rules", "capital", "overwatch").lines().get(0)).startsWith("Overwatch  ledger CAP-OW-1");
        assertThat(arbiter("rules", "capital", "overwatch").out()).contains("Overwatch  statuses overwatch");
    }

    @Test
    void rules_with_words_find_what_fits_in_spite_of_slips() {
        assertThat(arbiter("rules", "duel", "parying").lines().get(0)).startsWith("Parrying  ledger DUEL-ATK-2");
        assertThat(arbiter("rules", "duel", "weariness", "--json")
                        .json()
                        .at("/hits/0/id")
                        .asText())
                .isEqualTo("DUEL-TURN-3");
        assertThat(arbiter("rules", "duel", "zzzzzz").out()).contains("Nothing fits");
    }

    @Test
    void words_are_looked_up_in_all_games_where_none_is_named() {
        assertThat(arbiter("rules", "opportunity", "attack").lines().get(0))
                .startsWith("Overwatch  capital ledger CAP-OW-1");
        assertThat(arbiter("rules", "opportunity", "attack", "--json")
                        .json()
                        .at("/hits/0/game")
                        .asText())
                .isEqualTo("capital");
    }

    @Test
    void a_chapter_is_shown_with_its_introduction_and_rules() {
        assertThat(arbiter("rules", "duel", "fight").out())
                .startsWith("The fight  chapter fight")
                .contains("Parrying  DUEL-ATK-2", "One attack, step by step", "example parry-in-vain: A parry in vain");
        assertThat(arbiter("rules", "duel", "fight", "--json").json().at("/entries"))
                .isNotEmpty();
    }

    @Test
    void found_words_stand_out_where_there_are_colours() {
        Shell coloured = Shell.on(StandardCharsets.UTF_8, true, "", "rules", "duel", "reserve");

        assertThat(coloured.out()).contains("\u001b[33mreserve\u001b[0m");
        assertThat(arbiter("rules", "duel", "reserve").out()).doesNotContain("\u001b");
    }

    @Test
    void coverage_lists_every_rule_and_entry_and_fails_where_proof_is_missing() {
        Shell shell = arbiter("coverage", "duel", "--json");
        JsonNode coverage = shell.json();
        boolean unproven = false;
        for (JsonNode entry : coverage.get("entries")) {
            assertThat(entry.fieldNames()).toIterable().containsExactly("id", "kind", "status", "scenarios");
            assertThat(entry.get("kind").asText()).isIn("rule", "content");
            assertThat(entry.get("status").asText()).isIn("automated", "choice", "narrative");
            unproven |= !entry.get("status").asText().equals("narrative")
                    && entry.get("scenarios").isEmpty();
        }

        assertThat(coverage.get("game").asText()).isEqualTo("duel");
        assertThat(coverage.get("entries").findValuesAsText("id")).contains("DUEL-ATK-1", "spear");
        assertThat(shell.exit()).isEqualTo(unproven ? 1 : 0);
        assertThat(arbiter("coverage").out()).containsPattern("duel +rules +\\d+ +\\d+ +1 ");
        assertThat(arbiter("coverage", "--json").json().isArray()).isTrue();
    }

    @Test
    void completion_knows_every_command() {
        String script = arbiter("completion").out();

        assertThat(Commands.NAMES).allSatisfy(name -> assertThat(script).contains(name));
    }
}
