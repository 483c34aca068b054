package arbiter.interpreters.live;

import static arbiter.interpreters.testgame.Raids.again;
import static arbiter.interpreters.testgame.Raids.answer;
import static arbiter.interpreters.testgame.Raids.assertSame;
import static arbiter.interpreters.testgame.Raids.bidding;
import static arbiter.interpreters.testgame.Raids.log;
import static arbiter.interpreters.testgame.Raids.open;
import static arbiter.interpreters.testgame.Raids.underWay;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.interpreters.testgame.RaidEvent.Adjusted;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Snapshot;
import arbiter.kernel.Option;
import java.util.List;
import org.junit.jupiter.api.Test;

class EditTest {

    @Test
    void an_edit_before_an_action_is_chosen_changes_what_is_offered() {
        Table<RaidState> table = underWay();
        assertThat(options(table, "ann")).containsExactly("strike:bob", "muster", "rest");

        table.edit(new Adjusted("cat", 6, false));

        assertThat(options(table, "ann")).containsExactly("strike:bob", "strike:cat", "muster", "volley", "rest");
        assertThat(log(table)).containsExactly("round 1", "cat is set to 6", "ann has 1 gold");
        assertSame(table, again(table));
    }

    @Test
    void the_change_of_an_edit_says_from_where_the_log_is_new() {
        Table<RaidState> table = underWay();

        Table.Change<RaidState> change = table.edit(new Adjusted("ann", 4, false));

        assertThat(change.rewoundTo()).isEqualTo(1);
        assertThat(change.events().stream().map(LoggedEvent::text))
                .containsExactly("ann is set to 4", "ann has 1 gold");
    }

    @Test
    void an_edit_in_the_middle_of_an_action_happens_where_the_table_waits() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "muster");
        String id = open(table, "ann").id();

        table.edit(new Adjusted("bob", 3, false));

        assertThat(open(table, "ann").id()).isEqualTo(id);
        answer(table, "ann", "ann", "bob", "cat");
        assertThat(log(table))
                .containsExactly(
                        "round 1",
                        "ann has 1 gold",
                        "bob is set to 3",
                        "mustered ann>bob>cat",
                        "ann is done",
                        "bob has 1 gold");
        assertSame(table, again(table));
    }

    @Test
    void an_edit_between_two_bids_is_no_answer() {
        Table<RaidState> table = bidding();
        answer(table, "bob", "1");
        table.edit(new Adjusted("ann", 2, false));
        answer(table, "ann", "3");
        table.edit(new Adjusted("cat", 1, true));
        answer(table, "cat", "0");

        assertThat(log(table)).startsWith("ann is set to 2", "cat is set to 1", "ann bids 3", "bob bids 1");
        assertSame(table, again(table));
    }

    @Test
    void an_edit_after_an_action_does_not_slip_into_that_action() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "rest");
        table.edit(new Adjusted("ann", 5, false));

        assertThat(table.state().raider("ann").health()).isEqualTo(5);
        assertSame(table, again(table));
    }

    @Test
    void an_edit_after_a_new_round_does_not_slip_before_it() {
        Table<RaidState> table = underWay();
        List.of("ann", "bob", "cat").forEach(raider -> answer(table, raider, "rest"));
        table.edit(new Adjusted("bob", 5, false));

        assertThat(log(table)).endsWith("cat is done", "round 2", "bob is set to 5", "ann has 1 gold");
        assertSame(table, again(table));
        answer(table, "ann", "rest");
        assertSame(table, again(table));
    }

    @Test
    void an_edit_after_one_that_ended_a_turn_belongs_to_the_next_turn() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "rest");
        table.edit(new Adjusted("bob", 0, false));
        table.edit(new Adjusted("ann", 6, false));

        assertThat(log(table)).endsWith("bob is set to 0", "bob is done", "ann is set to 6", "cat has 0 gold");
        assertSame(table, again(table));
    }

    @Test
    void an_edit_can_be_undone_and_redone() {
        Table<RaidState> table = underWay();
        Snapshot before = Snapshot.of(table);
        table.edit(new Adjusted("ann", 1, true));
        Snapshot edited = Snapshot.of(table);

        table.undo();
        assertThat(table.state()).isEqualTo(before.state());
        assertThat(log(table)).isEqualTo(before.log());

        table.redo();
        assertThat(table.state()).isEqualTo(edited.state());
        assertThat(log(table)).isEqualTo(edited.log());
        assertSame(table, again(table));
    }

    @Test
    void several_edits_in_a_row_all_count() {
        Table<RaidState> table = underWay();
        table.edit(new Adjusted("ann", 1, false));
        table.edit(new Adjusted("bob", 2, false));
        table.edit(new Adjusted("ann", 3, false));

        assertThat(log(table))
                .containsExactly("round 1", "ann is set to 1", "bob is set to 2", "ann is set to 3", "ann has 1 gold");
        table.undo();
        assertThat(table.state().raider("ann").health()).isEqualTo(1);
        assertSame(table, again(table));
    }

    @Test
    void an_edit_can_end_the_game_and_another_can_revive_it() {
        Table<RaidState> table = underWay();
        table.edit(new Adjusted("ann", 0, false));
        assertThat(table.ending().orElseThrow().text()).isEqualTo("blue has won");
        assertThat(table.open()).isEmpty();
        assertSame(table, again(table));

        table.edit(new Adjusted("ann", 7, false));

        assertThat(table.ending()).isEmpty();
        assertThat(open(table, "ann")).isNotNull();
        assertSame(table, again(table));
        answer(table, "ann", "rest");
        assertSame(table, again(table));
    }

    @Test
    void an_edit_after_the_end_is_noted_even_if_it_changes_nothing_about_it() {
        Table<RaidState> table = underWay();
        table.edit(new Adjusted("ann", 0, false));

        table.edit(new Adjusted("bob", 9, false));

        assertThat(log(table)).endsWith("ann is set to 0", "bob is set to 9");
        assertThat(table.ending()).isPresent();
        assertSame(table, again(table));
    }

    @Test
    void an_edit_that_fails_changes_nothing() {
        Table<RaidState> table = underWay();
        Snapshot before = Snapshot.of(table);

        assertThatThrownBy(() -> table.edit(new Adjusted("zoe", 1, false))).hasMessage("nobody is called zoe");

        before.assertUnchanged(table);
    }

    private static List<String> options(Table<RaidState> table, String raider) {
        return open(table, raider).request().options().stream().map(Option::id).toList();
    }
}
