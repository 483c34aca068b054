package arbiter.cli;

import static arbiter.cli.Shell.situation;
import static arbiter.cli.Shell.typing;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PlayCommandTest {

    private static Shell play(String file, String... typed) {
        return typing(String.join("\n", typed), "play", situation(file), "--seed", "3");
    }

    private static Shell playAgainst(String agent, String file, String... typed) {
        return typing(String.join("\n", typed), "play", situation(file), "--seed", "3", "--agent", agent);
    }

    @Test
    void the_question_lists_options_with_their_main_chance() {
        Shell shell = play("open");

        assertThat(shell.exit()).isZero();
        assertThat(shell.lines())
                .containsSubsequence(
                        "round 1, Mara's turn",
                        "mara: What does Mara do?",
                        "  1  Attack Raider  hit 76.08 %",
                        "  2  Catch breath");
    }

    @Test
    void an_option_is_chosen_by_number_or_by_words() {
        assertThat(play("open", "2").out()).contains("Mara catches").contains("raider: What does Raider do?");
        assertThat(play("open", "catch breath").out())
                .isEqualTo(play("open", "2").out());
        assertThat(play("open", "breathe").out()).isEqualTo(play("open", "2").out());
    }

    @Test
    void the_opponent_that_looks_ahead_plays_to_the_end() {
        Shell shell = typing(
                "",
                "play",
                "duel/crossing",
                "--seed",
                "3",
                "--agent",
                "travellers",
                "--agent",
                "bridge",
                "--look-ahead");

        assertThat(shell.out()).contains(" side wins");
    }

    @Test
    void something_not_offered_changes_nothing() {
        assertThat(play("open", "dance", "9").out())
                .contains("'dance' is not offered")
                .contains("there are options 1 to 2, not 9")
                .doesNotContain("Mara catches");
    }

    @Test
    void enter_takes_the_default_of_a_reaction_but_never_an_action() {
        assertThat(play("open", "", "quit").out()).contains("say what to do");
        assertThat(play("open", "1", "", "quit").out())
                .contains("raider: You are hit by ", "  2  No [Enter]", "Raider loses 4 health");
    }

    @Test
    void what_the_gamemaster_can_change_is_listed_changed_and_taken_back() {
        Shell shell = play(
                "open",
                "edits mara",
                "edit set-bar mara bar=health value=1",
                "edit hide",
                "edit set-bar mara bar=helth",
                "undo");

        assertThat(shell.out())
                .contains(
                        "set-bar  Set a bar",
                        "condition=off-balance",
                        "on=yes or no, now no",
                        "Mara is set to 1 health")
                .contains(
                        "hide is done to a unit: say to which",
                        "unknown bar 'helth'; did you mean 'health'?",
                        "Taken back.");
        assertThat(play("open", "edit add-unit unit=\"{name: Late, from: blade, side: x}\"")
                        .out())
                .contains("Late joins the duel");
        assertThat(typing("edits mara\nquit\n", "play", situation("open"), "--seed", "3", "--json")
                        .out())
                .contains("\"type\": \"edits\"", "\"id\": \"set-condition\"");
    }

    @Test
    void what_may_be_done_without_being_asked_is_listed_called_for_and_taken_back() {
        Shell shell = play("gala", "calls", "call try:vane", "resources:vane", "", "10", "0", "0", "undo", "call 99");

        assertThat(shell.exit()).isZero();
        assertThat(shell.out())
                .contains("see 'calls'", "vane: Vane tries something", "vane: What does Vane try?")
                .contains("Vane, having it done: ", "Taken back.", "nobody can call '99' now");
        assertThat(typing("calls\nquit\n", "play", situation("gala"), "--seed", "3", "--json")
                        .out())
                .contains("\"type\": \"unasked\"", "\"option\": \"try:vane\"");
    }

    @Test
    void an_order_deals_with_such_questions_until_it_is_ended() {
        Shell ordered = play("open", "1", "order pass", "orders", "2", "1", "orders", "order end 1", "orders");

        assertThat(ordered.out())
                .contains("Standing orders:\n  1) raider, attack.parry: pass")
                .contains("raider is asked attack.parry as usual again", "There are no standing orders.");
        assertThat(ordered.lines().stream().filter(line -> line.startsWith("raider: You are hit by ")))
                .as("the second hit is not asked about")
                .hasSize(1);
        assertThat(play("open", "1", "order pass", "undo", "orders").out()).contains("There are no standing orders.");
        assertThat(play("open", "order suggested", "order end 1", "order perhaps")
                        .out())
                .contains("a turn's action is always asked")
                .contains("say which order is to end by its number")
                .contains("an order is 'suggested', 'pass' or 'ask', not 'perhaps'");
    }

    @Test
    void undo_takes_an_answer_back_and_redo_brings_the_same_dice() {
        Shell undone = play("open", "2", "undo");
        Shell redone = play("open", "1", "", "undo", "redo", "log");
        String attack = redone.lines().stream()
                .filter(line -> line.startsWith("Mara attacks"))
                .findFirst()
                .orElseThrow();

        assertThat(undone.out()).contains("Taken back.").endsWith("  2  Catch breath\n");
        assertThat(redone.out()).contains("In force again.");
        assertThat(redone.lines().stream().filter(attack::equals)).hasSize(2);
        assertThat(play("open", "undo", "redo").out()).contains("nothing to undo", "nothing to redo");
    }

    @Test
    void undo_also_takes_back_what_the_opponent_answered() {
        Shell shell = playAgainst("raider", "open", "2", "undo", "log");

        assertThat(shell.out()).contains("Mara catches").contains("Taken back.");
        assertThat(shell.out().substring(shell.out().indexOf("Taken back."))).doesNotContain("Mara catches");
    }

    @Test
    void the_odds_of_an_option_can_be_asked() {
        assertThat(play("open", "odds 1").out()).contains("exact, over").containsPattern("hit +76\\.08 %");
    }

    @Test
    void secrets_are_announced_before_they_are_asked_and_not_shown_to_others() {
        Shell shell = play("fresh", "3", "1", "state");

        assertThat(shell.lines())
                .containsSubsequence(
                        "Only mara looks now; everybody else turns away.",
                        "mara: How much of your 3 nerve do you keep in reserve?",
                        "  0 to 3 [Enter: 0]",
                        "Only raider looks now; everybody else turns away.",
                        "mara: What does Mara do?");
        assertThat(shell.out()).doesNotContain("reserve 3 of 3");
    }

    @Test
    void chances_on_a_shared_screen_do_not_betray_what_somebody_hides() {
        assertThat(play("fresh", "3", "1").out()).contains("Attack Raider  hit 76.08 %");
        assertThat(play("fresh", "0", "1").out()).contains("Attack Raider  hit 76.08 %");
        assertThat(playAgainst("raider", "fresh", "3").out()).contains("Attack Raider  hit 94.60 %");
    }

    @Test
    void alone_against_the_opponent_nobody_has_to_look_away() {
        Shell shell = playAgainst("raiders", "fresh", "3");

        assertThat(shell.out())
                .doesNotContain("turns away")
                .contains("reserve 3 of 3")
                .doesNotContain("reserve 1 of 2");
    }

    @Test
    void a_game_against_the_opponent_can_be_played_to_its_end() {
        String[] turns = Stream.generate(() -> "1").limit(200).toArray(String[]::new);
        Shell shell = playAgainst("raider", "open", turns);

        assertThat(shell.exit()).isZero();
        assertThat(shell.out())
                .containsPattern("The (heroes|raiders) side wins")
                .contains("it is over;");
    }

    @Test
    void programs_play_with_an_object_on_each_line() {
        List<JsonNode> objects = typing("breathe\nquit\n", "play", situation("open"), "--seed", "3", "--json")
                .jsonLines();

        assertThat(objects.stream().map(object -> object.get("type").asText()))
                .containsExactly("state", "question", "log", "state", "question");
        assertThat(objects.get(1).at("/options/0/chance/name").asText()).isEqualTo("hit");
        assertThat(objects.get(2).at("/log/0/text").asText()).startsWith("Mara catches");
    }

    @Test
    void a_game_ends_when_nobody_reads_it_any_more() {
        InputStream ever = new SequenceInputStream(new Enumeration<>() {
            @Override
            public boolean hasMoreElements() {
                return true;
            }

            @Override
            public InputStream nextElement() {
                return new ByteArrayInputStream("help\n".getBytes(StandardCharsets.UTF_8));
            }
        });
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException("Broken pipe");
            }
        };

        int exit = Cli.run(
                new String[] {"play", situation("open"), "--seed", "3"}, ever, closed, OutputStream.nullOutputStream());

        assertThat(exit).isEqualTo(141);
    }

    @Test
    void an_agent_for_nobody_is_refused() {
        Shell shell = playAgainst("radier", "open");

        assertThat(shell.exit()).isEqualTo(2);
        assertThat(shell.err()).contains("did you mean 'raider'?");
    }
}
