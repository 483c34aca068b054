package arbiter.interpreters.live;

import static arbiter.interpreters.testgame.Raids.again;
import static arbiter.interpreters.testgame.Raids.answer;
import static arbiter.interpreters.testgame.Raids.assertSame;
import static arbiter.interpreters.testgame.Raids.open;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Raids;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import arbiter.kernel.YesNo;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Orders for kinds of questions, at a raid whose shields are asked for and suggested. */
class StandingOrdersTest {

    private static final Decider BOB = Decider.unit("bob");
    private static final StandingOrders.Kind SHIELD = new StandingOrders.Kind(BOB, "strike.shield");
    private static final Viewer BOBS = Viewer.player("bob");

    /** Shields are asked for aloud, and suggested. */
    private static class Shields extends RaidGame {

        @Override
        protected boolean shieldsQuietly() {
            return false;
        }

        @Override
        protected Request<YesNo> shielding(Request<YesNo> request) {
            return request.otherwise(YesNo.YES);
        }
    }

    private static Table<RaidState> table() {
        return Raids.table(new Shields(), RaidState.usual().underWay());
    }

    private static Entry.Answered<RaidState> shield(String answer, boolean standing) {
        return new Entry.Answered<>("strike.shield", "bob", 0, List.of(answer), standing);
    }

    @Test
    void without_an_order_one_is_asked() {
        Table<RaidState> table = table();

        answer(table, "ann", "strike:bob");

        assertThat(open(table, "bob").request().label()).isEqualTo("strike.shield");
    }

    @Test
    void what_is_suggested_is_done_journalled_and_told() {
        Table<RaidState> table = table();
        table.order(BOBS, SHIELD, Order.SUGGESTED);

        answer(table, "ann", "strike:bob");

        assertThat(table.journal().entries()).contains(shield("yes", true));
        assertThat(table.said()).hasSize(1);
        assertThat(table.said().get(0).text("Bob")).isEqualTo("Bob: strike.shield Yes, by standing order");
        assertSame(table, again(table));
    }

    @Test
    void letting_it_pass_passes_where_another_answer_is_suggested() {
        Table<RaidState> table = table();
        table.order(BOBS, SHIELD, Order.PASS);

        answer(table, "ann", "strike:bob");

        assertThat(table.journal().entries()).contains(shield("no", true));
        assertThat(table.said()).isEmpty();
    }

    @Test
    void an_order_ends_when_it_is_ended() {
        Table<RaidState> table = table();
        table.order(BOBS, SHIELD, Order.SUGGESTED);
        table.standing().endOrder(SHIELD);

        answer(table, "ann", "strike:bob");

        assertThat(open(table, "bob").request().label()).isEqualTo("strike.shield");
    }

    @Test
    void an_order_that_came_with_an_answer_holds_until_the_answer_is_taken_back() {
        Table<RaidState> table = table();
        answer(table, "ann", "strike:bob");
        AlongWith order = AlongWith.orders(Map.of(SHIELD, Order.SUGGESTED));

        table.answer(BOBS, BOB::equals, open(table, "bob").id(), List.of("yes"), order);
        assertThat(table.standing().ordersOf(BOB)).containsEntry("strike.shield", Order.SUGGESTED);
        table.undo();

        assertThat(open(table, "bob").request().label()).isEqualTo("strike.shield");
        assertThat(table.standing().ordersOf(BOB)).isEmpty();
    }

    @Test
    void an_order_given_before_stays_when_later_answers_are_taken_back() {
        Table<RaidState> table = table();
        table.order(BOBS, SHIELD, Order.SUGGESTED);
        answer(table, "ann", "strike:bob");

        table.undo();
        answer(table, "ann", "strike:bob");

        assertThat(table.journal().entries()).contains(shield("yes", true));
    }

    @Test
    void an_answer_that_is_refused_leaves_no_order() {
        Table<RaidState> table = table();
        answer(table, "ann", "strike:bob");
        AlongWith order = AlongWith.orders(Map.of(SHIELD, Order.SUGGESTED));

        assertThatThrownBy(
                        () -> table.answer(BOBS, BOB::equals, open(table, "bob").id(), List.of("perhaps"), order))
                .isInstanceOf(Refused.class);

        assertThat(table.standing().ordersOf(BOB)).isEmpty();
    }

    @Test
    void a_raised_hand_is_asked_all_the_same() {
        Table<RaidState> table = table();
        table.order(BOBS, SHIELD, Order.SUGGESTED);
        table.raiseHand(BOB);

        answer(table, "ann", "strike:bob");

        assertThat(open(table, "bob").request().label()).isEqualTo("strike.shield");
    }

    @Test
    void passing_for_the_turn_comes_before_an_order() {
        Table<RaidState> table = table();
        table.order(BOBS, SHIELD, Order.SUGGESTED);
        table.passForThisTurn(BOB);

        answer(table, "ann", "strike:bob");

        assertThat(table.journal().entries()).contains(shield("no", true));
    }

    @Test
    void a_turns_action_is_always_asked() {
        Table<RaidState> table = table();
        StandingOrders.Kind action = new StandingOrders.Kind(Decider.unit("ann"), "turn.action");

        assertThatThrownBy(() -> table.order(Viewer.player("ann"), action, Order.SUGGESTED))
                .hasMessage("a turn's action is always asked, so there are no orders for 'turn.action'");
        StandingOrders.Kind later = new StandingOrders.Kind(BOB, "turn.action");
        table.order(BOBS, later, Order.SUGGESTED);
        answer(table, "ann", "rest");

        assertThat(open(table, "bob").request().label()).isEqualTo("turn.action");
    }

    @Test
    void an_order_for_everything_leaves_actions_and_what_has_an_order_of_its_own() {
        Table<RaidState> table = table();
        table.order(BOBS, StandingOrders.Kind.any(BOB), Order.SUGGESTED);
        answer(table, "ann", "strike:bob");
        assertThat(table.journal().entries()).contains(shield("yes", true));
        answer(table, "cat", "no");
        assertThat(open(table, "bob").request().label()).isEqualTo("turn.action");
        table.undo();
        table.undo();

        table.order(BOBS, SHIELD, Order.ASK);
        answer(table, "ann", "strike:bob");

        assertThat(open(table, "bob").request().label()).isEqualTo("strike.shield");
    }

    @Test
    void nobody_can_give_orders_without_end() {
        Table<RaidState> table = table();
        for (int i = 0; i < StandingOrders.MOST; i++) {
            table.order(BOBS, new StandingOrders.Kind(BOB, "label" + i), Order.PASS);
        }

        assertThatThrownBy(() -> table.order(BOBS, SHIELD, Order.PASS))
                .hasMessage("there are 64 orders for bob already; end some of them");
        table.order(BOBS, new StandingOrders.Kind(BOB, "label7"), Order.ASK);
    }

    @Test
    void nobody_orders_for_another() {
        assertThatThrownBy(() -> table().order(Viewer.player("ann"), SHIELD, Order.PASS))
                .hasMessage("this is for bob to order");
    }

    /** A cheer that is suggested although it does nothing just now. */
    private record Cheer(String id, boolean declines, boolean isIdle) implements Option {

        private static final List<Cheer> BOTH = List.of(new Cheer("cheer", false, true), new Cheer("no", true, false));

        @Override
        public String text() {
            return id;
        }
    }

    @Test
    void what_is_of_no_use_is_let_pass() {
        Table<RaidState> table = Raids.table(
                new RaidGame() {
                    @Override
                    protected void afterStrike(Play<RaidState> play) {
                        play.choose(Request.one(BOB, "strike.cheer", Cheer.BOTH));
                    }
                },
                RaidState.usual().underWay());
        table.order(BOBS, new StandingOrders.Kind(BOB, "strike.cheer"), Order.SUGGESTED);

        answer(table, "ann", "strike:bob");

        assertThat(table.journal().entries())
                .contains(new Entry.Answered<>("strike.cheer", "bob", 0, List.of("no"), true));
        assertThat(table.said()).isEmpty();
    }

    @Test
    void what_an_order_did_for_somebody_hidden_is_only_theirs_to_know() {
        Table<RaidState> table = Raids.table(
                new Shields() {
                    @Override
                    public Set<String> hidden(RaidState state) {
                        return Set.of("bob");
                    }
                },
                RaidState.usual().underWay());
        table.order(BOBS, SHIELD, Order.SUGGESTED);

        table.answer(Viewer.GAMEMASTER, open(table, "ann").id(), List.of("strike:bob"));

        assertThat(table.said()).hasSize(1);
        assertThat(table.said().get(0).kept()).isTrue();
    }
}
