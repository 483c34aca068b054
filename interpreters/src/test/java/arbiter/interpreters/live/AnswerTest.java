package arbiter.interpreters.live;

import static arbiter.interpreters.testgame.Raids.answer;
import static arbiter.interpreters.testgame.Raids.bidding;
import static arbiter.interpreters.testgame.Raids.ids;
import static arbiter.interpreters.testgame.Raids.log;
import static arbiter.interpreters.testgame.Raids.open;
import static arbiter.interpreters.testgame.Raids.underWay;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.interpreters.testgame.RaidEvent.Struck;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Raids;
import arbiter.interpreters.testgame.Snapshot;
import arbiter.kernel.Entry;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerTest {

    @Test
    void the_table_waits_where_somebody_must_choose() {
        Table<RaidState> table = underWay();

        assertThat(log(table)).containsExactly("round 1", "ann has 1 gold");
        assertThat(open(table, "ann").request().prompt()).isEqualTo("What does ann do?");
        assertThat(table.journal().size()).isZero();
    }

    @Test
    void an_answer_goes_on_to_the_next_question() {
        Table<RaidState> table = Raids.withDice(3, 4);

        Table.Change<RaidState> change = answer(table, "ann", "strike:bob");

        assertThat(Raids.texts(change.events())).containsExactly("bob loses 3 (3+4)", "ann is done", "bob has 1 gold");
        assertThat(change.rewoundTo()).isEqualTo(2);
        assertThat(open(table, "bob").request().label()).isEqualTo("turn.action");
    }

    @Test
    void the_journal_holds_answers_and_faces_under_their_labels() {
        Table<RaidState> table = Raids.withDice(3, 4);

        Table.Change<RaidState> change = answer(table, "ann", "strike:bob");

        assertThat(change.entries())
                .containsExactly(
                        new Entry.Answered<>("turn.action", "ann", 0, List.of("strike:bob"), false),
                        new Entry.Drawn<>("strike.roll", List.of(3, 4)),
                        new Entry.Answered<>("strike.shield", "bob", 0, List.of("no"), true),
                        new Entry.Answered<>("strike.shield", "cat", 1, List.of("no"), true));
        assertThat(table.journal().entries()).isEqualTo(change.entries());
    }

    @Test
    void events_are_logged_once_although_their_step_is_run_again() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "muster");
        assertThat(log(table)).containsExactly("round 1", "ann has 1 gold");

        answer(table, "ann", "cat", "ann", "bob");

        assertThat(log(table))
                .containsExactly("round 1", "ann has 1 gold", "mustered cat>ann>bob", "ann is done", "bob has 1 gold");
        assertThat(table.log().stream().map(LoggedEvent::number)).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void a_refused_answer_changes_nothing() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "rest");
        Snapshot before = Snapshot.of(table);
        String id = open(table, "bob").id();

        refused(table, "bob", "0.0", "rest").hasMessage("request 0.0 is not open; open for you: " + id);
        refused(table, "cat", "0.0", "rest").hasMessage("request 0.0 is not open; nothing is open for you");
        refused(table, "bob", id, "fly")
                .hasMessage("'fly' is not offered at turn.action; offered: strike:ann, muster, rest");
        refused(table, "ann", id, "rest").hasMessage("this is for bob to answer");
        refused(table, "bob", id, "rest", "muster").hasMessage("choose exactly one option at turn.action, not 2");
        refused(table, "bob", id).hasMessage("choose exactly one option at turn.action, not 0");
        before.assertUnchanged(table);
    }

    @Test
    void several_options_must_be_so_many_and_all_different() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "muster");
        Snapshot before = Snapshot.of(table);
        String id = open(table, "ann").id();

        assertThat(open(table, "ann").request().kind()).isEqualTo(Request.Kind.ORDER);
        refused(table, "ann", id, "ann", "bob").hasMessage("choose 3 at muster.order, not 2");
        refused(table, "ann", id, "ann", "bob", "ann")
                .hasMessage("an option is named twice at muster.order: ann, bob, ann");
        refused(table, "ann", id, "ann", "bob", "dan").hasMessageStartingWith("'dan' is not offered at muster.order");
        before.assertUnchanged(table);
    }

    @Test
    void some_of_a_list_is_answered_with_as_many_as_allowed() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "rest");
        answer(table, "bob", "rest");
        answer(table, "cat", "appear");
        answer(table, "ann", "volley");
        String id = open(table, "ann").id();

        refused(table, "ann", id).hasMessage("choose 1 to 2 at volley.targets, not 0");
        answer(table, "ann", "cat", "bob");

        assertThat(log(table)).containsSequence("cat loses 1 (volley)", "bob loses 1 (volley)");
    }

    @Test
    void secret_bids_are_answered_in_any_order_and_revealed_together() {
        Table<RaidState> table = bidding();
        answer(table, "cat", "3");
        answer(table, "ann", "2");
        assertThat(log(table)).isEmpty();
        assertThat(table.state()).isEqualTo(RaidState.usual());

        answer(table, "bob", "0");

        assertThat(log(table)).startsWith("ann bids 2", "bob bids 0", "cat bids 3", "the raid begins");
    }

    @Test
    void the_order_of_simultaneous_answers_makes_no_difference() {
        Table<RaidState> one = bidding();
        Table<RaidState> other = bidding();
        List.of("ann", "bob", "cat").forEach(raider -> answer(one, raider, "1"));
        List.of("cat", "ann", "bob").forEach(raider -> answer(other, raider, "1"));

        assertThat(one.state()).isEqualTo(other.state());
        assertThat(log(one)).isEqualTo(log(other));
    }

    @Test
    void a_request_keeps_its_id_while_others_answer() {
        Table<RaidState> table = bidding();
        assertThat(ids(table)).containsExactly("0.0", "0.1", "0.2");
        answer(table, "bob", "1");
        assertThat(ids(table)).containsExactly("0.0", "0.2");

        table.answer(Viewer.player("cat"), "0.2", List.of("2"));
        refused(table, "cat", "0.2", "1").hasMessage("request 0.2 is not open; nothing is open for you");
    }

    @Test
    void the_journal_only_ever_grows() {
        Table<RaidState> table = underWay();
        List<Entry<RaidState>> entries = List.of();
        for (String command : List.of("rest", "undo", "redo", "undo", "rest")) {
            switch (command) {
                case "undo" -> table.undo();
                case "redo" -> table.redo();
                default -> answer(table, "ann", command);
            }
            assertThat(table.journal().entries().subList(0, entries.size())).isEqualTo(entries);
            assertThat(table.journal().size()).isEqualTo(entries.size() + 1);
            entries = List.copyOf(table.journal().entries());
        }
    }

    @Test
    void what_a_table_hands_out_is_a_copy() {
        Table<RaidState> table = underWay();
        Snapshot before = Snapshot.of(table);

        new Struck("ann", "aside", 5).apply(table.state());

        before.assertUnchanged(table);
    }

    private static org.assertj.core.api.AbstractThrowableAssert<?, ? extends Throwable> refused(
            Table<RaidState> table, String raider, String id, String... options) {
        return assertThatThrownBy(() -> table.answer(Viewer.player(raider), id, List.of(options)))
                .isInstanceOf(Refused.class);
    }
}
