package arbiter.interpreters.situation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.ContentProblems;
import arbiter.content.yaml.Source;
import arbiter.dice.Fraction;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.testgame.RaidBook;
import arbiter.interpreters.testgame.RaidEvent.Adjusted;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Raids;
import arbiter.kernel.Agent;
import arbiter.rulebook.Situation;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;

class SituationTableTest {

    private static final String UNITS = """
            game: raid
            units:
              - {id: ann, from: brawler, side: red, now: {gold: 1}}
              - {id: bob, from: brawler, side: blue, now: {gold: 1}}
              - {id: cat, from: lurker, side: blue, conditions: [hidden]}
            """;

    private final RaidBook book = new RaidBook();

    private SituationTable<RaidState> table(String more) {
        Situation situation = Situation.read(Source.text("raid.yaml", UNITS + more), Path.of("."));
        return SituationTable.of(book, situation, 1);
    }

    /** Plays the whole file. */
    private SituationTable<RaidState> run(String more) {
        SituationTable<RaidState> run = table(more);
        run.play(run.situation().commands().size());
        run.finish();
        return run;
    }

    private List<String> log(String more) {
        return Raids.log(run(more).table());
    }

    private AbstractThrowableAssert<?, ? extends Throwable> broken(String more) {
        return assertThatThrownBy(() -> run(more)).isInstanceOf(ContentProblems.class);
    }

    @Test
    void a_fight_has_a_bound() {
        String crowd = IntStream.range(0, 3000)
                .mapToObj(i -> "  - {id: u" + i + ", from: brawler, side: red}\n")
                .collect(Collectors.joining("", "game: raid\nunits:\n", ""));
        assertThatThrownBy(() -> Situation.read(Source.text("crowd.yaml", crowd), Path.of(".")))
                .isInstanceOf(ContentProblems.class)
                .hasMessage("crowd.yaml:203:5: 'units' has 3000 entries; a fight has at most 200 of them");

        String things = "scene:\n  walls:\n" + "    - a\n".repeat(5001);
        assertThatThrownBy(() -> Situation.read(Source.text("town.yaml", UNITS + things), Path.of(".")))
                .isInstanceOf(ContentProblems.class)
                .hasMessageContaining("'walls' has 5001 entries; a fight has at most 5000 of them");
    }

    @Test
    void commands_are_carried_out_one_after_the_other() {
        List<String> log = log("""
                commands:
                  - {do: strike bob, dice: {strike.roll: [3, 4]}}
                  - {do: Strike at Ann, unit: bob, dice: {strike.roll: [5, 6]}}
                """);

        assertThat(log).contains("bob loses 3 (3+4)", "ann loses 7 (5+6)").endsWith("cat has 0 gold");
    }

    @Test
    void the_gamemaster_changes_things_by_hand_between_commands() {
        List<String> log = log("""
                commands:
                  - {edit: set-bar, unit: bob, values: {bar: health, value: 3}}
                  - {do: strike bob, dice: {strike.roll: [1, 2]}}
                  - {edit: hide, unit: cat, values: {hidden: no}}
                """);

        assertThat(log).containsSubsequence("bob is set to 3", "bob loses 0 (1+2)", "cat is set to 6");
    }

    @Test
    void an_edit_that_is_not_offered_is_told_where_it_stands() {
        broken("commands: [{edit: set-baar, unit: bob, values: {bar: health, value: 3}}]")
                .hasMessageContaining("raid.yaml:6:12: unknown edit 'set-baar'; did you mean 'set-bar'?");
        broken("commands: [{edit: set-bar, unit: bobb, values: {bar: health, value: 3}}]")
                .hasMessageContaining("unknown unit 'bobb'; did you mean 'bob'?");
        broken("commands: [{edit: set-bar, values: {bar: health, value: 3}}]")
                .hasMessageContaining("set-bar is done to a unit: say to which");
        broken("commands: [{edit: set-bar, unit: bob, values: {bar: helth, value: 3}}]")
                .hasMessageContaining("unknown bar 'helth'; did you mean 'health'?");
        broken("commands: [{edit: set-bar, unit: bob, values: {bar: health}}]")
                .hasMessageContaining("set-bar needs value: a whole number from 0 to 99");
        broken("commands: [{edit: set-bar, unit: bob, values: {bar: health, valu: 3}}]")
                .hasMessageContaining("unknown value of set-bar 'valu'; did you mean 'value'?");
        broken("commands: [{edit: set-bar, unit: bob, values: {bar: health, value: 100}}]")
                .hasMessageContaining("value is a whole number from 0 to 99, not 100");
        broken("commands: [{edit: set-bar, unit: bob, values: {bar: health, value: much}}]")
                .hasMessageContaining("value is a whole number from 0 to 99, not 'much'");
        broken("commands: [{edit: set-bar, unit: bob, values: {bar: health, value: 3, hidden: yes}}]")
                .hasMessageContaining("unknown value of set-bar 'hidden'");
        broken("commands: [{edit: hide, unit: bob, values: {hidden: perhaps}}]")
                .hasMessageContaining("hidden is true or false, not 'perhaps'");
        broken("commands: [{do: rest, values: {hidden: true}}]").hasMessageContaining("only an edit has values");
        broken("commands: [{do: rest, edit: hide}]").hasMessageContaining("say what is done: do");
    }

    @Test
    void dice_that_the_file_does_not_give_come_from_the_seed() {
        String strike = "commands: [strike bob]";

        assertThat(log(strike)).isEqualTo(log(strike)).anyMatch(line -> line.startsWith("bob loses"));
    }

    @Test
    void the_dice_of_the_file_serve_every_command() {
        List<String> log = log("""
                dice: {strike.roll: [3, 4, 5, 6]}
                commands: [strike bob, strike ann]
                """);

        assertThat(log).contains("bob loses 3 (3+4)", "ann loses 7 (5+6)");
    }

    @Test
    void a_choice_of_the_file_is_asked_even_where_people_pass_quietly() {
        List<String> log = log("""
                commands:
                  - do: strike bob
                    dice: {strike.roll: [3, 4]}
                    choices: {strike.shield: ["no", "yes"]}
                  - {do: strike ann, dice: {strike.roll: [3, 4]}}
                """);

        assertThat(log).contains("cat shields", "bob loses 1 (3+4)", "ann loses 3 (3+4)");
        assertThat(log).doesNotContain("bob shields", "ann shields");
    }

    @Test
    void whoever_the_file_has_no_more_quiet_choice_for_passes() {
        List<String> log = log("""
                choices: {strike.shield: "yes"}
                commands:
                  - {do: strike bob, dice: {strike.roll: [3, 4]}}
                """);

        assertThat(log).contains("bob shields", "bob loses 1 (3+4)").doesNotContain("cat shields");
    }

    @Test
    void several_options_are_written_with_semicolons() {
        List<String> log = log("""
                commands:
                  - {do: muster, choices: {muster.order: cat; ann; bob}}
                """);

        assertThat(log).contains("mustered cat>ann>bob");
    }

    @Test
    void questions_on_the_way_get_their_default() {
        List<String> log = log("""
                options: {bidding: "on"}
                commands: [muster]
                """);

        assertThat(log).contains("ann bids 0", "mustered ann>bob>cat");
    }

    @Test
    void dice_that_run_out_are_told_where_the_command_stands() {
        broken("commands:\n  - {do: strike bob, dice: {strike.roll: [3]}}")
                .hasMessage("raid.yaml:7:5: dice are missing at 'strike.roll': there are no more, and a d6 is thrown");
        broken("commands:\n  - {do: strike bob, dice: {strike.roll: [3, 9]}}")
                .hasMessage("raid.yaml:7:5: no d6 shows a 9, as is written for 'strike.roll'");
    }

    @Test
    void what_a_command_brings_must_be_used() {
        broken("commands:\n  - {do: rest, dice: {strike.roll: [3]}, choices: {muster.order: cat}}")
                .hasMessage("raid.yaml:7:5: not used by this command: dice [3] at 'strike.roll';"
                        + " choice cat at 'muster.order'");
        broken("commands: [rest]\ndice: {strike.roll: [3]}")
                .hasMessageContaining("not used: dice [3] at 'strike.roll'");
    }

    @Test
    void an_unknown_command_is_answered_with_the_nearest_and_all_that_can_be_typed() {
        broken("commands: [strike bab]").hasMessage("""
                raid.yaml:6:12: unknown command 'strike bab'; did you mean 'strike:bob'? ann can do:
                  strike at bob
                  muster
                  rest""");
        broken("commands: [sing]").hasMessageContaining("unknown command 'sing'; ann can do:\n  strike at bob");
    }

    @Test
    void what_may_mean_several_things_is_asked_back() {
        broken("commands: [{edit: hide, unit: cat, values: {hidden: no}}, strike]")
                .hasMessage("""
                raid.yaml:6:59: 'strike' may mean several things; say which:
                  strike at bob
                  strike at cat""");
    }

    @Test
    void words_that_an_option_does_not_have_answer_what_is_asked_after_it() {
        String seen = "{edit: hide, unit: cat, values: {hidden: no}}";

        assertThat(log("commands: [" + seen + ", volley at cat]")).contains("cat loses 1 (volley)");
        broken("commands: [rest on sofa]")
                .hasMessageContaining("nothing that was asked after 'rest on sofa' is called 'sofa'");
    }

    @Test
    void a_list_may_leave_the_rest_to_the_defaults() {
        List<String> log = log("""
                options: {bidding: "on"}
                choices: {bid.gold: [2, default]}
                commands: [{do: muster, choices: {muster.order: default}}]
                """);

        assertThat(log).containsSubsequence("ann bids 2", "bob bids 0", "cat bids 0", "mustered ann>bob>cat");
        assertThat(log("commands: [{do: rest, choices: {muster.order: default}}]"))
                .contains("ann rests");
    }

    @Test
    void a_list_that_runs_out_says_how_to_leave_the_rest_to_the_defaults() {
        broken("options: {bidding: \"on\"}\nchoices: {bid.gold: [2]}")
                .hasMessageContaining("a choice is missing at 'bid.gold': the situation has no more;"
                        + " with 'default' at the end of its list, the rest is by default");
    }

    @Test
    void the_odds_take_their_answers_in_the_order_in_which_a_run_does() {
        String strike = """
                commands:
                  - do: strike bob
                    choices: {strike.shield: ["no", "yes"]}
                """;

        assertThat(odds(strike).number("cat gold").chanceOf(-1)).isEqualTo(Fraction.ONE);
        assertThat(odds(strike).number("bob gold").chanceOf(0)).isEqualTo(Fraction.ONE);
        assertThat(odds("commands: [{do: volley, choices: {volley.targets: cat}}]", true)
                        .number("cat health")
                        .chanceOf(-1))
                .isEqualTo(Fraction.ONE);
    }

    @Test
    void the_odds_refuse_what_a_run_would_never_understand() {
        assertThatThrownBy(() -> odds("commands: [{do: strike bob, choices: {strike.shield: perhaps}}]"))
                .isInstanceOf(ContentProblems.class)
                .hasMessageContaining("the choice 'perhaps' is never offered at 'strike.shield'");
        assertThatThrownBy(() -> odds("commands: [rest on sofa]")).hasMessageContaining("is called 'sofa'");
    }

    private Outlook odds(String more) {
        return odds(more, false);
    }

    private Outlook odds(String more, boolean unhidden) {
        SituationTable<RaidState> run = table(more);
        if (unhidden) {
            run.table().edit(new Adjusted("cat", 10, false));
        }
        return run.odds(run.situation().commands().get(0)).asWritten();
    }

    @Test
    void a_command_for_somebody_else_is_refused() {
        broken("commands:\n  - {do: rest, unit: bob}")
                .hasMessage("raid.yaml:7:5: it is for ann to act now, not for bob");
    }

    @Test
    void somebody_calls_for_something_without_having_been_asked() {
        List<String> log = log("""
                commands:
                  - {call: drink, unit: bob, dice: {drink.strength: [3]}}
                  - {do: strike bob, unit: ann, dice: {strike.roll: [3, 4]}}
                """);

        assertThat(log).containsSubsequence("bob is set to 13", "bob loses 3 (3+4)");
    }

    @Test
    void a_call_says_who_calls_and_is_one_that_can_be_made() {
        broken("commands:\n  - {call: drink}").hasMessage("raid.yaml:7:5: say with unit who calls drink");
        broken("commands:\n  - {call: drink, do: rest, unit: bob}")
                .hasMessage(
                        "raid.yaml:7:5: say what is done: do (an option of the turn), call (something unasked) or edit (by the gamemaster)");
        broken("commands:\n  - {call: drunk, unit: bob}")
                .hasMessage("raid.yaml:7:5: unknown call 'drunk'; did you mean 'drink'? bob can call for:\n  drink");
        broken("commands:\n  - {call: drink, unit: bub}")
                .hasMessage("raid.yaml:7:5: unknown unit 'bub'; did you mean 'bob'?");
    }

    @Test
    void a_choice_that_is_not_offered_is_told_where_the_command_stands() {
        broken("commands:\n  - {do: muster, choices: {muster.order: cat; dog; bob}}")
                .hasMessageStartingWith("raid.yaml:7:5: 'dog' is not offered at muster.order");
    }

    @Test
    void a_command_after_the_end_is_refused() {
        broken("""
                commands:
                  - {do: strike bob, dice: {strike.roll: [6, 6]}}
                  - rest
                  - appear
                  - {do: strike bob, dice: {strike.roll: [6, 6]}}
                  - {do: strike ann, dice: {strike.roll: [6, 6]}}
                  - {do: strike cat, dice: {strike.roll: [6, 6]}}
                  - rest
                """).hasMessageContaining("nobody can act any more: red has won");
    }

    @Test
    void a_strict_file_must_give_every_die_and_every_choice() {
        broken("strict: true\ncommands: [strike bob]")
                .hasMessageContaining("dice are thrown at 'strike.roll', for which this strict situation has none");
        broken("strict: true\ncommands: [muster]")
                .hasMessageContaining("this strict situation has no choice at 'muster.order' for ann");
        assertThat(log("strict: true\ncommands: [{do: strike bob, dice: {strike.roll: [1, 1]}}]"))
                .contains("bob loses 0 (1+1)");
    }

    @Test
    void an_agent_may_play_on_to_the_end() {
        SituationTable<RaidState> run = run("commands: [rest]");

        run.playOut(Agent.byDefault(), 1_000);

        assertThat(run.table().ending()).isPresent();
    }

    @Test
    void the_table_waits_for_the_next_command() {
        assertThat(run("commands: [rest]")
                        .commandRequest()
                        .orElseThrow()
                        .request()
                        .decider()
                        .id())
                .isEqualTo("bob");
    }

    @Test
    void expectations_are_compared_with_what_came_of_it() {
        List<Expected.Result> results = Expected.check(run("""
                commands:
                  - {do: strike bob, dice: {strike.roll: [3, 4]}}
                expect:
                  log: [bob loses 3 (3+4), bob loses 4 (3+4), ann is done]
                  units:
                    bob: {health: 7, Gold: 2, conditions: [], place: nowhere}
                  winner: red
                """));

        assertThat(results)
                .containsExactly(
                        new Expected.Result("bob loses 3 (3+4)", true, "bob loses 3 (3+4)"),
                        new Expected.Result("bob loses 4 (3+4)", false, "no such line after that"),
                        new Expected.Result("ann is done", true, "ann is done"),
                        new Expected.Result("bob health 7", true, "7"),
                        new Expected.Result("bob Gold 2", false, "1"),
                        new Expected.Result("bob conditions ", true, ""),
                        new Expected.Result("bob place nowhere", true, "nowhere"),
                        new Expected.Result("red wins", false, "nobody yet"));
    }

    @Test
    void lines_must_come_in_the_order_expected() {
        List<Expected.Result> results = Expected.check(run("""
                commands: [rest]
                expect:
                  log: [ann is done, ann rests]
                """));

        assertThat(results).extracting(Expected.Result::held).containsExactly(true, false);
    }

    @Test
    void unknown_units_and_values_in_expectations_are_refused_where_they_stand() {
        assertThatThrownBy(() -> Expected.check(run("expect: {units: {bab: {health: 1}}}")))
                .isInstanceOf(ContentProblems.class)
                .hasMessageContaining("unknown unit 'bab'; did you mean 'bob'?");
        assertThatThrownBy(() -> Expected.check(run("expect: {units: {bob: {helth: 1}}}")))
                .hasMessageContaining("unknown value 'helth'; did you mean 'health'?");
    }
}
