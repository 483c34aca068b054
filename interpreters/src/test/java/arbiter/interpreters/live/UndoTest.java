package arbiter.interpreters.live;

import static arbiter.interpreters.testgame.Raids.again;
import static arbiter.interpreters.testgame.Raids.answer;
import static arbiter.interpreters.testgame.Raids.assertSame;
import static arbiter.interpreters.testgame.Raids.bidding;
import static arbiter.interpreters.testgame.Raids.ids;
import static arbiter.interpreters.testgame.Raids.log;
import static arbiter.interpreters.testgame.Raids.open;
import static arbiter.interpreters.testgame.Raids.underWay;
import static arbiter.interpreters.testgame.Raids.withDice;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Snapshot;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Refused;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class UndoTest {

    @Test
    void undo_takes_back_the_answer_with_its_dice_and_the_passes_that_followed() {
        Table<RaidState> table = withDice(3, 4);
        RaidState before = table.state();
        answer(table, "ann", "strike:bob");

        Table.Change<RaidState> change = table.undo();

        assertThat(change.entries()).containsExactly(new Entry.Undone<>(3));
        assertThat(table.state()).isEqualTo(before);
        assertThat(log(table)).containsExactly("round 1", "ann has 1 gold");
        assertThat(open(table, "ann").request().label()).isEqualTo("turn.action");
        assertSame(table, again(table));
    }

    @Test
    void redo_brings_the_same_dice_and_passes_back() {
        Table<RaidState> table = withDice(3, 4);
        answer(table, "ann", "strike:bob");
        Snapshot struck = Snapshot.of(table);
        table.undo();

        Table.Change<RaidState> change = table.redo();

        assertThat(change.entries()).containsExactly(new Entry.Redone<>(3));
        assertThat(table.state()).isEqualTo(struck.state());
        assertThat(log(table)).isEqualTo(struck.log());
        assertThat(ids(table)).isEqualTo(struck.open());
        assertSame(table, again(table));
    }

    @Test
    void dice_after_an_undo_are_new_ones() {
        Table<RaidState> table = withDice(3, 4, 6, 6);
        answer(table, "ann", "strike:bob");
        table.undo();

        answer(table, "ann", "strike:bob");

        assertThat(log(table)).contains("bob loses 8 (6+6)").doesNotContain("bob loses 3 (3+4)");
    }

    @Test
    void a_new_answer_ends_the_possibility_to_redo() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "rest");
        table.undo();
        assertThat(table.canRedo()).isTrue();

        answer(table, "ann", "muster");

        assertThat(table.canRedo()).isFalse();
        assertThatThrownBy(table::redo).isInstanceOf(Refused.class).hasMessage("there is nothing to redo");
    }

    @Test
    void nothing_done_is_nothing_to_undo() {
        Table<RaidState> table = underWay();
        Snapshot before = Snapshot.of(table);

        assertThat(table.canUndo()).isFalse();
        assertThatThrownBy(table::undo).isInstanceOf(Refused.class).hasMessage("there is nothing to undo");
        before.assertUnchanged(table);
    }

    @Test
    void an_old_request_is_stale_after_undo_and_another_answer() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "rest");
        String bobs = open(table, "bob").id();
        table.undo();
        answer(table, "ann", "rest");

        assertThat(open(table, "bob").id()).isNotEqualTo(bobs);
        assertThatThrownBy(() -> table.answer(Viewer.player("bob"), bobs, List.of("rest")))
                .isInstanceOf(Refused.class)
                .hasMessageStartingWith("request " + bobs + " is not open");
    }

    @Test
    void an_old_request_is_open_again_after_undo_and_redo() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "rest");
        String bobs = open(table, "bob").id();
        table.undo();
        table.redo();

        assertThat(open(table, "bob").id()).isEqualTo(bobs);
    }

    @Test
    void one_of_several_bids_can_be_taken_back_alone() {
        Table<RaidState> table = bidding();
        answer(table, "cat", "3");
        answer(table, "ann", "2");

        table.undo();

        assertThat(ids(table)).containsExactly("0.0", "0.1");
        answer(table, "ann", "1");
        answer(table, "bob", "1");
        assertThat(log(table)).startsWith("ann bids 1", "bob bids 1", "cat bids 3");
    }

    @Test
    void several_moves_are_undone_and_redone_one_by_one() {
        Table<RaidState> table = underWay();
        List<Snapshot> passed = new ArrayList<>();
        for (String raider : List.of("ann", "bob", "cat", "ann", "bob")) {
            passed.add(Snapshot.of(table));
            answer(table, raider, "rest");
        }
        Snapshot last = Snapshot.of(table);

        for (int i = passed.size() - 1; i >= 0; i--) {
            table.undo();
            assertLooksLike(passed.get(i), table);
        }
        for (int i = 1; i < passed.size(); i++) {
            table.redo();
            assertLooksLike(passed.get(i), table);
        }
        table.redo();
        assertLooksLike(last, table);
    }

    @Test
    void a_question_asked_because_of_a_raised_hand_is_asked_again_after_undo() {
        Table<RaidState> table = withDice(3, 4);
        table.raiseHand(Decider.unit("bob"));
        answer(table, "ann", "strike:bob");
        Snapshot asked = Snapshot.of(table);
        answer(table, "bob", "yes");

        table.undo();

        assertLooksLike(asked, table);
        table.redo();
        assertThat(log(table)).contains("bob shields", "bob loses 1 (3+4)");
    }

    @Test
    void undo_reaches_back_over_more_steps_than_checkpoints_are_kept() {
        Table<RaidState> table = underWay();
        List<Snapshot> passed = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            passed.add(Snapshot.of(table));
            answer(table, List.of("ann", "bob", "cat").get(i % 3), "rest");
        }
        Snapshot last = Snapshot.of(table);

        for (int i = 199; i >= 0; i--) {
            table.undo();
            assertLooksLike(passed.get(i), table);
        }
        for (int i = 0; i < 200; i++) {
            table.redo();
        }
        assertLooksLike(last, table);
        assertSame(table, again(table));
    }

    @Test
    void a_table_that_is_over_can_be_undone() {
        Table<RaidState> table = withDice(6, 6, 1, 1, 6, 6);
        answer(table, "ann", "strike:bob");
        answer(table, "bob", "strike:ann");
        answer(table, "cat", "appear");
        table.edit(new arbiter.interpreters.testgame.RaidEvent.Adjusted("cat", 0, false));
        answer(table, "ann", "strike:bob");
        assertThat(table.ending()).isPresent();
        assertThat(table.open()).isEmpty();

        table.undo();

        assertThat(table.ending()).isEmpty();
        assertThat(open(table, "ann")).isNotNull();
        assertSame(table, again(table));
    }

    private static void assertLooksLike(Snapshot expected, Table<RaidState> table) {
        assertThat(table.state()).isEqualTo(expected.state());
        assertThat(log(table)).isEqualTo(expected.log());
        assertThat(ids(table)).isEqualTo(expected.open());
    }
}
