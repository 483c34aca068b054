package arbiter.interpreters.live;

import static arbiter.interpreters.testgame.Raids.again;
import static arbiter.interpreters.testgame.Raids.answer;
import static arbiter.interpreters.testgame.Raids.assertSame;
import static arbiter.interpreters.testgame.Raids.log;
import static arbiter.interpreters.testgame.Raids.open;
import static arbiter.interpreters.testgame.Raids.underWay;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.interpreters.testgame.RaidState;
import arbiter.kernel.Decider;
import arbiter.kernel.Refused;
import arbiter.kernel.Viewer;
import org.junit.jupiter.api.Test;

/** Things that somebody does without being asked, while the table waits for somebody else. */
class CallTest {

    private static final Decider ANN = Decider.unit("ann");

    @Test
    void a_call_before_an_action_is_chosen_comes_before_the_step() {
        Table<RaidState> table = underWay();
        int health = table.state().raider("ann").health();

        table.call(Viewer.player("ann"), ANN, "drink");

        assertThat(table.state().raider("ann").health()).isGreaterThan(health);
        assertThat(log(table)).last().isEqualTo("ann has 1 gold");
        assertSame(table, again(table));
    }

    @Test
    void a_call_in_the_middle_of_an_action_leaves_the_question_open() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "muster");
        String waiting = open(table, "ann").id();

        table.call(Viewer.player("ann"), ANN, "drink");

        assertThat(open(table, "ann").id()).isEqualTo(waiting);
        assertThat(log(table)).last().asString().startsWith("ann is set to");
        assertSame(table, again(table));
        table.undo();
        assertThat(open(table, "ann").id()).isEqualTo(waiting);
        assertThat(log(table)).last().isEqualTo("ann has 1 gold");
    }

    @Test
    void nobody_calls_for_others_or_for_what_is_not_offered() {
        Table<RaidState> table = underWay();

        assertThatThrownBy(() -> table.call(Viewer.player("bob"), ANN, "drink"))
                .isInstanceOf(Refused.class)
                .hasMessage("this is for ann to call");
        assertThatThrownBy(() -> table.call(Viewer.player("ann"), ANN, "feast"))
                .isInstanceOf(Refused.class)
                .hasMessage("ann cannot call 'feast' now");
        assertThat(table.calls(Viewer.SPECTATOR)).isEmpty();
        assertThat(table.calls(Viewer.player("ann"))).hasSize(1);
    }
}
