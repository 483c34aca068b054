package arbiter.interpreters.live;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.kernel.Moment;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VeilTest {

    private static final RaidGame CAT_IS_HIDDEN = new RaidGame() {
        @Override
        public Set<String> hidden(RaidState state) {
            return Set.of("cat");
        }
    };

    @Test
    void a_tie_to_a_hidden_unit_is_not_told() {
        View view = new View(
                new Moment(1, 0, "round 1"), List.of(), List.of(tied("ann"), tied("cat")), View.Board.NONE, List.of());
        Veil veil = Veil.of(CAT_IS_HIDDEN, RaidState.usual());

        assertThat(veil.view(view, Viewer.player("ann"))
                        .unit("ann")
                        .orElseThrow()
                        .conditions())
                .extracting(View.Condition::name)
                .containsExactly("tired");
        assertThat(veil.view(view, Viewer.GAMEMASTER).unit("ann").orElseThrow().conditions())
                .hasSize(2);
    }

    private static View.Unit tied(String id) {
        List<View.Condition> conditions = List.of(
                new View.Condition("tired", "Needs rest.", Optional.empty()),
                new View.Condition("duel", "Stays with its opponent.", Optional.empty(), Optional.of("cat")));
        return new View.Unit(id, id, "raiders", Optional.empty(), false, false, List.of(), conditions, List.of());
    }
}
