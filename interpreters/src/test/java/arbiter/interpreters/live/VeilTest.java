package arbiter.interpreters.live;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.wire.RequestJson;
import arbiter.kernel.Decider;
import arbiter.kernel.Moment;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.kernel.YesNo;
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
        HiddenUnitFilter veil = HiddenUnitFilter.of(CAT_IS_HIDDEN, RaidState.usual());

        assertThat(veil.view(view, Viewer.player("ann"))
                        .unit("ann")
                        .orElseThrow()
                        .conditions())
                .extracting(View.Condition::name)
                .containsExactly("tired");
        assertThat(veil.view(view, Viewer.GAMEMASTER).unit("ann").orElseThrow().conditions())
                .hasSize(2);
    }

    @Test
    void what_lasts_until_a_hidden_unit_acts_is_not_told() {
        View.Condition lasting =
                new View.Condition("slowed", "Goes half as far.", Optional.of("until cat's next turn"));
        View.Unit ann = new View.Unit(
                "ann", "Ann", "raiders", Optional.empty(), false, false, List.of(), List.of(lasting), List.of());
        View view = new View(new Moment(1, 0, "round 1"), List.of(), List.of(ann), View.Board.NONE, List.of());

        assertThat(HiddenUnitFilter.of(CAT_IS_HIDDEN, RaidState.usual())
                        .view(view, Viewer.player("ann"))
                        .unit("ann")
                        .orElseThrow()
                        .conditions())
                .isEmpty();
    }

    @Test
    void a_question_does_not_name_a_hidden_unit() {
        Request<YesNo> request =
                Request.one(Decider.unit("ann"), "attack.dodge", YesNo.BOTH).asking(() -> "cat attacks Ann. Dodge?");
        HiddenUnitFilter veil = HiddenUnitFilter.of(CAT_IS_HIDDEN, RaidState.usual());

        assertThat(veil.request(request, Viewer.player("ann")).prompt()).isEqualTo("somebody attacks Ann. Dodge?");
        assertThat(veil.request(request, Viewer.GAMEMASTER).prompt()).isEqualTo("cat attacks Ann. Dodge?");
    }

    @Test
    void an_option_that_could_be_meant_for_a_hidden_unit_stays_and_does_not_name_it() {
        record Shot(String id) implements Option {
            @Override
            public String text() {
                return "Shoot";
            }

            @Override
            public List<String> whom() {
                return List.of("bob", "cat");
            }
        }
        Request<Shot> request = Request.one(Decider.unit("ann"), "turn.action", List.of(new Shot("shoot")));
        HiddenUnitFilter veil = HiddenUnitFilter.of(CAT_IS_HIDDEN, RaidState.usual());

        assertThat(whom(veil.request(request, Viewer.player("ann")))).containsExactly("bob");
        assertThat(whom(veil.request(request, Viewer.GAMEMASTER))).containsExactly("bob", "cat");
    }

    @Test
    void what_is_there_for_hidden_units_only_is_not_offered() {
        record Shot(String id, List<String> whom) implements Option {

            @Override
            public String text() {
                return "Shoot";
            }
        }
        HiddenUnitFilter veil = HiddenUnitFilter.of(CAT_IS_HIDDEN, RaidState.usual());

        assertThat(veil.offers(new Shot("shoot", List.of("cat")), Viewer.player("ann")))
                .isFalse();
        assertThat(veil.offers(new Shot("shoot", List.of("bob", "cat")), Viewer.player("ann")))
                .isTrue();
        assertThat(veil.offers(new Shot("shoot", List.of()), Viewer.player("ann")))
                .isTrue();
        assertThat(veil.offers(new Shot("shoot", List.of("cat")), Viewer.GAMEMASTER))
                .isTrue();
    }

    private static List<String> whom(Request<?> request) {
        View nobody = View.glance(new Moment(1, 1, ""), List.of());
        return RequestJson.of("1", request, nobody, Optional.empty())
                .options()
                .get(0)
                .whom()
                .orElse(List.of());
    }

    private static View.Unit tied(String id) {
        List<View.Condition> conditions = List.of(
                new View.Condition("tired", "Needs rest.", Optional.empty()),
                new View.Condition("duel", "Stays with its opponent.", Optional.empty(), Optional.of("cat")));
        return new View.Unit(id, id, "raiders", Optional.empty(), false, false, List.of(), conditions, List.of());
    }
}
