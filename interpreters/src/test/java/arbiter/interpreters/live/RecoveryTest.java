package arbiter.interpreters.live;

import static arbiter.interpreters.testgame.Raids.HEADER;
import static arbiter.interpreters.testgame.Raids.again;
import static arbiter.interpreters.testgame.Raids.answer;
import static arbiter.interpreters.testgame.Raids.assertSame;
import static arbiter.interpreters.testgame.Raids.copy;
import static arbiter.interpreters.testgame.Raids.log;
import static arbiter.interpreters.testgame.Raids.open;
import static arbiter.interpreters.testgame.Raids.withDice;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.RandomStream;
import arbiter.interpreters.testgame.RaidEvent.Adjusted;
import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Raids;
import arbiter.interpreters.testgame.Snapshot;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Entry;
import arbiter.kernel.Journal;
import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Play;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RecoveryTest {

    private static final DiceBox DICE = DiceBox.of(new RandomStream(1));

    /** Ann rests, Bob strikes her, it is Cat's turn. */
    private final Table<RaidState> played = played();

    private static Table<RaidState> played() {
        Table<RaidState> table = withDice(3, 4, 6, 6);
        answer(table, "ann", "rest");
        answer(table, "bob", "strike:ann");
        return table;
    }

    private static final class OtherLabel extends RaidGame {
        @Override
        protected String strikeLabel() {
            return "strike.hit";
        }
    }

    private static RaidGame throwing(int dice, Die die) {
        return new RaidGame() {
            @Override
            protected Dice strikeDice() {
                return Dice.of(dice, die);
            }
        };
    }

    @Test
    void replay_gives_the_same_table() {
        assertSame(played, again(played));
    }

    @Test
    void a_mismatch_names_both_sides() {
        mismatch(new OtherLabel(), "the rules draw 'strike.hit' where the journal has the draw 'strike.roll'");
        mismatch(throwing(1, Die.D6), "the rules throw 1 dice at 'strike.roll' where the journal has 2");
        mismatch(throwing(3, Die.D6), "the rules throw more dice at 'strike.roll' than the 2 the journal has");
        mismatch(throwing(2, Die.of(3)), "the journal has a 4 at 'strike.roll', which no d3 shows");
        mismatch(
                new RaidGame() {
                    @Override
                    protected void afterStrike(Play<RaidState> play) {
                        play.confirm(Decider.GAMEMASTER, "strike.really", () -> "Really?");
                    }
                },
                List.of(new Entry.Drawn<>("strike.roll", List.of(1, 2))),
                "the rules ask strike.really of gamemaster where the journal has the draw 'strike.roll'");
        mismatch(
                new RaidGame(),
                List.of(new Entry.Drawn<>("strike.roll", List.of(1, 2))),
                "the rules ask turn.action of cat where the journal has the draw 'strike.roll'");
        mismatch(
                new RaidGame(),
                List.of(new Entry.Answered<>("turn.action", "bob", 0, List.of("rest"), false)),
                "the rules ask turn.action of cat where the journal has an answer of bob to 'turn.action'");
    }

    @Test
    void a_game_that_is_over_where_the_journal_goes_on_is_a_mismatch() {
        RaidGame shorter = new RaidGame() {
            @Override
            public Optional<Ending> ending(RaidState state) {
                return state.round() > 0 ? Optional.of(Ending.drawn("enough")) : Optional.empty();
            }
        };

        mismatch(shorter, "the game is over where the journal has an answer of ann to 'turn.action'");
    }

    @Test
    void an_answer_given_twice_is_a_mismatch() {
        Journal<RaidState> journal = new Journal<>(HEADER, RaidState.usual());
        Entry<RaidState> bid = new Entry.Answered<>("bid.gold", "ann", 0, List.of("1"), false);
        journal.append(List.of(bid, bid));

        assertThatThrownBy(() -> Table.replay(new RaidGame(), journal, DICE))
                .isInstanceOf(JournalMismatch.class)
                .hasMessage("the rules ask bid.gold of ann, bid.gold of bob, bid.gold of cat"
                        + " where the journal has an answer of ann to 'bid.gold'");
    }

    @Test
    void a_journal_that_contradicts_itself_is_refused() {
        contradicts(new Entry.Redone<>(1), "entry 0 of the journal puts moves in force again, but none were undone");
        contradicts(new Entry.Undone<>(2), "entry 0 of the journal takes back 2 moves, but only 0 were made");
        contradicts(new Entry.Abandoned<>(1, "why"), "entry 0 of the journal abandons 1 inputs of 0");
    }

    private static void contradicts(Entry<RaidState> entry, String message) {
        Journal<RaidState> journal = new Journal<>(HEADER, RaidState.usual());
        journal.append(List.of(entry));
        assertThatThrownBy(() -> Table.replay(new RaidGame(), journal, DICE))
                .isInstanceOf(JournalMismatch.class)
                .hasMessage(message);
        assertThatThrownBy(() -> Table.recover(new RaidGame(), journal, DICE)).hasMessage(message);
    }

    @Test
    void a_step_that_newer_rules_cannot_run_again_is_abandoned() {
        int entries = played.journal().size();

        Table.Recovered<RaidState> recovered = Table.recover(new OtherLabel(), copy(played.journal()), DICE);

        String reason = "the rules draw 'strike.hit' where the journal has the draw 'strike.roll'";
        assertThat(recovered.abandoned()).contains(reason);
        Table<RaidState> table = recovered.table();
        assertThat(table.journal().entries().get(entries)).isEqualTo(new Entry.Abandoned<>(3, reason));
        assertThat(log(table)).endsWith("ann rests", "ann is done", "bob has 1 gold");
        answer(table, "bob", "strike:ann");
        assertThat(open(table, "cat")).isNotNull();
        assertSame(table, again(table));
    }

    @Test
    void an_option_no_longer_offered_is_abandoned_too() {
        Journal<RaidState> journal = new Journal<>(HEADER, RaidState.usual().underWay());
        journal.append(List.of(new Entry.Answered<>("turn.action", "ann", 0, List.of("dance"), false)));

        Table.Recovered<RaidState> recovered = Table.recover(new RaidGame(), journal, DICE);

        assertThat(recovered.abandoned().orElseThrow()).startsWith("'dance' is not offered at turn.action");
        assertThat(open(recovered.table(), "ann")).isNotNull();
    }

    @Test
    void nothing_is_abandoned_when_the_rules_still_fit() {
        Table.Recovered<RaidState> recovered = Table.recover(new RaidGame(), copy(played.journal()), DICE);

        assertThat(recovered.abandoned()).isEmpty();
        assertSame(played, recovered.table());
    }

    @Test
    void what_came_before_the_abandoned_step_can_be_undone() {
        Table<RaidState> table =
                Table.recover(new OtherLabel(), copy(played.journal()), DICE).table();
        assertThat(table.canRedo()).isFalse();

        table.undo();

        assertThat(log(table)).containsExactly("round 1", "ann has 1 gold");
        assertSame(table, again(table));
    }

    @Test
    void a_rule_that_fails_leaves_the_table_as_it_was() {
        for (Throwable failure : List.of(new IllegalStateException("broken rule"), new AssertionError("broken rule"))) {
            Table<RaidState> table =
                    Raids.table(failing(failure), RaidState.usual().underWay());
            answer(table, "ann", "rest");
            Snapshot before = Snapshot.of(table);

            assertThatThrownBy(() -> answer(table, "bob", "strike:ann")).hasMessage("broken rule");

            before.assertUnchanged(table);
            answer(table, "bob", "rest");
            assertSame(table, again(table));
        }
    }

    @Test
    void a_rule_that_fails_does_not_lose_the_quiet_question_it_was_asked_at() {
        Table<RaidState> table = Raids.table(
                failing(new IllegalStateException("broken rule")),
                RaidState.usual().underWay());
        table.raiseHand(Decider.unit("bob"));
        answer(table, "ann", "strike:bob");
        Snapshot before = Snapshot.of(table);

        assertThatThrownBy(() -> answer(table, "bob", "no")).hasMessage("broken rule");

        before.assertUnchanged(table);
        table.edit(new Adjusted("ann", 3, false));
        assertThat(open(table, "bob").request().label()).isEqualTo("strike.shield");
    }

    @Test
    void a_rule_that_fails_leaves_nothing_said_for_the_act_and_no_hand_lowered() {
        Table<RaidState> table = Raids.table(
                failing(new IllegalStateException("broken rule")),
                RaidState.usual().underWay());
        table.raiseHand(Decider.unit("ann"));

        assertThatThrownBy(() -> table.answer(
                        Viewer.GAMEMASTER,
                        Viewer.GAMEMASTER::answersFor,
                        open(table, "ann").id(),
                        List.of("strike:bob"),
                        AlongWith.act(Map.of("strike.shield", "yes"))))
                .hasMessage("broken rule");

        assertThat(table.standing().act().isEmpty()).isTrue();
        assertThat(table.standing().handRaised(Decider.unit("ann"))).isTrue();
    }

    private static RaidGame failing(Throwable failure) {
        return new RaidGame() {
            @Override
            protected void afterStrike(Play<RaidState> play) {
                if (failure instanceof Error error) {
                    throw error;
                }
                throw (RuntimeException) failure;
            }
        };
    }

    private void mismatch(RaidGame game, String message) {
        mismatch(game, List.of(), message);
    }

    private void mismatch(RaidGame game, List<Entry<RaidState>> more, String message) {
        Journal<RaidState> journal = copy(played.journal());
        journal.append(more);
        assertThatThrownBy(() -> Table.replay(game, journal, DICE))
                .isInstanceOf(JournalMismatch.class)
                .hasMessage(message);
    }
}
