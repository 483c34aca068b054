package arbiter.interpreters.live;

import static arbiter.interpreters.testgame.Raids.again;
import static arbiter.interpreters.testgame.Raids.answer;
import static arbiter.interpreters.testgame.Raids.assertSame;
import static arbiter.interpreters.testgame.Raids.ids;
import static arbiter.interpreters.testgame.Raids.log;
import static arbiter.interpreters.testgame.Raids.open;
import static arbiter.interpreters.testgame.Raids.withDice;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Raids;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class StandingTest {

    private static final Decider ANN = Decider.unit("ann");
    private static final Decider BOB = Decider.unit("bob");
    private static final Decider CAT = Decider.unit("cat");

    @Test
    void a_quiet_moment_passes_and_the_journal_says_on_whose_behalf() {
        Table<RaidState> table = withDice(3, 4);

        answer(table, "ann", "strike:bob");

        assertThat(table.journal().entries())
                .contains(new Entry.Answered<>("strike.shield", "bob", 0, List.of("no"), true));
        assertThat(log(table)).contains("bob loses 3 (3+4)");
    }

    @Test
    void an_agent_looks_at_quiet_moments_of_those_it_plays() {
        Table<RaidState> table = withDice(3, 4, 3, 4);
        table.advisedBy((state, request) -> 0, BOB::equals);

        answer(table, "ann", "strike:bob");
        answer(table, "bob", "strike:ann");

        assertThat(table.journal().entries())
                .contains(
                        new Entry.Answered<>("strike.shield", "bob", 0, List.of("yes"), true),
                        new Entry.Answered<>("strike.shield", "ann", 0, List.of("no"), true));
        assertSame(table, again(table));
    }

    @Test
    void whoever_set_a_stop_is_asked_every_time() {
        Table<RaidState> table = withDice(3, 4, 1, 1, 3, 3);
        table.standing().stopAt(BOB, "strike.shield");

        answer(table, "ann", "strike:bob");
        assertThat(open(table, "bob").request().label()).isEqualTo("strike.shield");
        answer(table, "bob", "yes");
        answer(table, "bob", "rest");
        answer(table, "cat", "rest");
        answer(table, "ann", "strike:bob");

        assertThat(open(table, "bob").request().label()).isEqualTo("strike.shield");
    }

    @Test
    void a_stop_can_be_taken_away() {
        Table<RaidState> table = withDice(3, 4);
        table.standing().stopAt(BOB, "strike.shield");
        table.standing().noStopAt(BOB, "strike.shield");

        answer(table, "ann", "strike:bob");

        assertThat(open(table, "bob").request().label()).isEqualTo("turn.action");
    }

    @Test
    void what_somebody_said_of_labels_can_be_read() {
        Table<RaidState> table = withDice(3, 4);
        table.standing().stopAt(BOB, "strike.shield");
        table.standing().noStopAt(BOB, "turn.call");
        table.standing().stopAt(CAT, "strike.shield");

        assertThat(table.standing().ordersOf(BOB)).hasToString("{strike.shield=ASK, turn.call=PASS}");
    }

    @Test
    void a_stop_of_one_is_no_stop_of_another() {
        Table<RaidState> table = withDice(3, 4);
        table.standing().stopAt(CAT, "strike.shield");

        answer(table, "ann", "strike:bob");

        assertThat(ids(table)).hasSize(1);
        assertThat(open(table, "cat").request().label()).isEqualTo("strike.shield");
    }

    @Test
    void a_raised_hand_is_asked_once_and_then_lowered() {
        Table<RaidState> table = withDice(3, 4, 1, 1);
        table.raiseHand(BOB);

        answer(table, "ann", "strike:bob");
        assertThat(table.standing().handRaised(BOB)).isTrue();
        answer(table, "bob", "no");
        assertThat(table.standing().handRaised(BOB)).isFalse();
        answer(table, "bob", "rest");
        answer(table, "cat", "rest");
        answer(table, "ann", "strike:bob");

        assertThat(open(table, "bob").request().label()).isEqualTo("turn.action");
    }

    @Test
    void a_hand_can_be_lowered_again() {
        Table<RaidState> table = withDice(3, 4);
        table.raiseHand(BOB);
        table.standing().lowerHand(BOB);

        answer(table, "ann", "strike:bob");

        assertThat(open(table, "bob").request().label()).isEqualTo("turn.action");
    }

    @Test
    void a_question_that_is_open_waits_for_its_answer_while_others_answer_theirs() {
        Table<RaidState> table = withDice(3, 4);
        table.raiseHand(BOB);
        table.raiseHand(CAT);
        answer(table, "ann", "strike:bob");
        answer(table, "bob", "yes");
        table.undo();

        answer(table, "cat", "no");

        assertThat(open(table, "bob").request().label()).isEqualTo("strike.shield");
        assertSame(table, again(table));
    }

    @Test
    void a_table_brought_back_waits_for_the_quiet_question_it_waited_for() {
        Table<RaidState> table = withDice(3, 4);
        table.raiseHand(BOB);
        answer(table, "ann", "strike:bob");

        Table<RaidState> back = again(table);

        assertSame(table, back);
        assertThat(open(back, "bob").request().label()).isEqualTo("strike.shield");
    }

    @Test
    void passing_for_the_turn_ends_with_the_turn() {
        Table<RaidState> table = withDice(3, 4, 3, 4, 3, 4);
        table.standing().stopAt(BOB, "strike.shield");
        table.standing().stopAt(ANN, "strike.shield");
        table.passForThisTurn(BOB);

        answer(table, "ann", "strike:bob");
        assertThat(open(table, "bob").request().label()).isEqualTo("turn.action");
        answer(table, "bob", "strike:ann");
        answer(table, "ann", "no");
        answer(table, "cat", "rest");
        answer(table, "ann", "strike:bob");

        assertThat(open(table, "bob").request().label()).isEqualTo("strike.shield");
    }

    @Test
    void passing_costs_nobody_their_own_action() {
        Table<RaidState> table = Raids.bidding();
        answer(table, "ann", "1");
        answer(table, "bob", "1");
        table.passForThisTurn(ANN);

        answer(table, "cat", "1");

        assertThat(open(table, "ann").request().label()).isEqualTo("turn.action");
    }

    @Test
    void raising_a_hand_ends_passing() {
        Table<RaidState> table = withDice(3, 4);
        table.passForThisTurn(BOB);
        table.raiseHand(BOB);

        answer(table, "ann", "strike:bob");

        assertThat(open(table, "bob").request().label()).isEqualTo("strike.shield");
    }

    @Test
    void undo_ends_passing() {
        Table<RaidState> table = withDice(3, 4, 3, 4);
        table.standing().stopAt(BOB, "strike.shield");
        table.passForThisTurn(BOB);
        answer(table, "ann", "strike:bob");
        assertThat(open(table, "bob").request().label()).isEqualTo("turn.action");

        table.undo();
        answer(table, "ann", "strike:bob");

        assertThat(open(table, "bob").request().label()).isEqualTo("strike.shield");
    }

    @Test
    void standing_passes_alone_are_nothing_to_undo() {
        Table<RaidState> table = withDice(3, 4);
        answer(table, "ann", "strike:bob");
        table.undo();

        assertThat(table.canUndo()).isFalse();
    }

    @Test
    void a_stop_of_everyone_asks_whoever_may_choose_there() {
        Table<RaidState> table = withDice(3, 4, 3, 4);
        table.standing().everyoneStopsAt("strike.shield");
        answer(table, "ann", "strike:bob");
        assertThat(ids(table)).hasSize(2);
        answer(table, "cat", "no");
        answer(table, "bob", "no");

        table.standing().notEveryoneStopsAt("strike.shield");
        answer(table, "bob", "strike:ann");

        assertThat(open(table, "cat").request().label()).isEqualTo("turn.action");
    }

    @Test
    void what_was_said_before_the_table_starts_counts_from_the_first_moment() {
        StandingOrders standing = new StandingOrders();
        standing.stopAt(BOB, "strike.shield");

        Table<RaidState> table =
                Table.start(new RaidGame(), Raids.HEADER, RaidState.usual().underWay(), DiceBox.of(die -> 1), standing);
        answer(table, "ann", "strike:bob");

        assertThat(open(table, "bob").request().label()).isEqualTo("strike.shield");
        assertSame(table, again(table));
    }

    @Test
    void what_is_said_for_an_act_is_answered_journalled_and_taken_back_with_it() {
        Table<RaidState> table = withDice(3, 4, 3, 4);
        Viewer player = Viewer.player("ann", "bob");

        table.answer(
                player,
                player::answersFor,
                open(table, "ann").id(),
                List.of("strike:bob"),
                AlongWith.act(Map.of("bob/strike.shield", "yes")));

        assertThat(table.journal().entries())
                .contains(new Entry.Answered<>("strike.shield", "bob", 0, List.of("yes"), true));
        assertThat(table.said()).hasSize(1);
        assertSame(table, again(table));
        table.undo();
        assertThat(open(table, "ann").request().label()).isEqualTo("turn.action");
    }

    @Test
    void what_is_said_for_an_act_ends_with_it() {
        Table<RaidState> table = withDice(3, 4, 3, 4, 3, 4);
        Viewer player = Viewer.player("ann", "bob", "cat");
        table.answer(
                player,
                player::answersFor,
                open(table, "ann").id(),
                List.of("rest"),
                AlongWith.act(Map.of("strike.shield", "yes")));

        answer(table, "bob", "strike:ann");

        assertThat(table.journal().entries())
                .contains(new Entry.Answered<>("strike.shield", "ann", 0, List.of("no"), true));
        assertThat(table.said()).isEmpty();
    }

    @Test
    void nobody_says_for_an_act_what_another_decides() {
        Table<RaidState> table = withDice(3, 4);

        table.answer(
                Viewer.player("ann"),
                Viewer.player("ann")::answersFor,
                open(table, "ann").id(),
                List.of("strike:bob"),
                AlongWith.act(Map.of("strike.shield", "yes")));

        assertThat(table.journal().entries())
                .contains(new Entry.Answered<>("strike.shield", "bob", 0, List.of("no"), true));
    }

    @Test
    void an_act_that_waits_for_another_goes_on_with_what_was_said() {
        Table<RaidState> table = withDice(3, 4);
        table.standing().stopAt(CAT, "strike.shield");
        Viewer player = Viewer.player("ann", "bob");
        table.answer(
                player,
                player::answersFor,
                open(table, "ann").id(),
                List.of("strike:bob"),
                AlongWith.act(Map.of("bob/strike.shield", "yes")));

        assertThat(table.standing().act().isEmpty()).isFalse();
        answer(table, "cat", "no");

        assertThat(table.standing().act().isEmpty()).isTrue();
    }

    @Test
    void what_was_said_for_somebody_hidden_is_not_told() {
        RaidGame bobIsHidden = new RaidGame() {
            @Override
            public Set<String> hidden(RaidState state) {
                return Set.of("bob");
            }
        };
        Table<RaidState> table = Raids.table(bobIsHidden, RaidState.usual().underWay());

        table.answer(
                Viewer.GAMEMASTER,
                Viewer.GAMEMASTER::answersFor,
                open(table, "ann").id(),
                List.of("strike:bob"),
                AlongWith.act(Map.of("bob/strike.shield", "yes")));

        assertThat(table.journal().entries())
                .contains(new Entry.Answered<>("strike.shield", "bob", 0, List.of("yes"), true));
        assertThat(table.said()).isEmpty();
    }
}
