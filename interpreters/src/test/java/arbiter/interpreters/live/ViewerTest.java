package arbiter.interpreters.live;

import static arbiter.interpreters.testgame.Raids.answer;
import static arbiter.interpreters.testgame.Raids.bidding;
import static arbiter.interpreters.testgame.Raids.texts;
import static arbiter.interpreters.testgame.Raids.underWay;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.interpreters.testgame.RaidState;
import arbiter.kernel.Decider;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

class ViewerTest {

    private static final Viewer ANN = Viewer.player("ann");
    private static final Viewer CAT = Viewer.player("cat");

    @Test
    void everybody_reads_only_what_they_may_know() {
        Table<RaidState> table = bidding();
        List.of("ann", "bob", "cat").forEach(raider -> answer(table, raider, "1"));

        assertThat(texts(table.log(ANN))).containsExactly("ann bids 1", "the raid begins", "round 1", "ann has 2 gold");
        assertThat(texts(table.log(Viewer.SPECTATOR))).containsExactly("the raid begins", "round 1", "ann has 2 gold");
        assertThat(table.log(Viewer.GAMEMASTER)).isEqualTo(table.log());
    }

    @Test
    void what_a_hidden_raider_does_is_known_to_its_player() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "rest");
        answer(table, "bob", "rest");
        answer(table, "cat", "rest");

        assertThat(texts(table.log(ANN))).noneMatch(line -> line.contains("cat"));
        assertThat(texts(table.log(CAT))).contains("cat has 0 gold", "cat rests", "cat is done");
    }

    @Test
    void an_event_is_told_as_it_was_when_it_happened() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "rest");
        answer(table, "bob", "rest");
        answer(table, "cat", "rest");
        answer(table, "ann", "rest");
        answer(table, "bob", "rest");
        answer(table, "cat", "appear");

        assertThat(texts(table.log(ANN))).contains("cat appears").doesNotContain("cat rests");
    }

    @Test
    void everybody_sees_only_their_own_requests() {
        Table<RaidState> table = bidding();

        assertThat(table.open(ANN).stream().map(OpenRequest::id)).containsExactly("0.0");
        assertThat(table.open(Viewer.player("bob", "cat"))).hasSize(2);
        assertThat(table.open(Viewer.SPECTATOR)).isEmpty();
        assertThat(table.open(Viewer.GAMEMASTER)).isEqualTo(table.open());
    }

    @Test
    void nobody_learns_from_waiting_that_a_secret_question_is_open() {
        Table<RaidState> table = bidding();

        assertThat(table.waitingFor(ANN)).containsExactly(Decider.unit("ann"));
        assertThat(table.waitingFor(Viewer.SPECTATOR)).isEmpty();
        assertThat(table.waitingFor(Viewer.GAMEMASTER)).hasSize(3);
    }

    @Test
    void everybody_may_know_whom_an_open_question_waits_for() {
        Table<RaidState> table = underWay();

        assertThat(table.waitingFor(Viewer.SPECTATOR)).containsExactly(Decider.unit("ann"));
    }

    @Test
    void guessing_the_id_of_a_secret_question_tells_nothing() {
        Table<RaidState> table = bidding();

        assertThatThrownBy(() -> table.answer(ANN, "0.1", List.of("1")))
                .hasMessage("request 0.1 is not open; open for you: 0.0");
        assertThatThrownBy(() -> table.answer(ANN, "0.7", List.of("1")))
                .hasMessage("request 0.7 is not open; open for you: 0.0");
    }

    @Test
    void the_gamemaster_may_answer_for_anybody() {
        Table<RaidState> table = bidding();

        table.answer(Viewer.GAMEMASTER, "0.2", List.of("3"));

        assertThat(table.open(CAT)).isEmpty();
    }

    @Test
    void a_hidden_unit_is_in_nobody_elses_view() {
        Table<RaidState> table = underWay();

        assertThat(table.view(ANN).units().stream().map(View.Unit::id)).containsExactly("ann", "bob");
        assertThat(table.view(CAT).unit("cat")).isPresent();
        assertThat(table.view(Viewer.GAMEMASTER).units()).hasSize(3);
    }
}
