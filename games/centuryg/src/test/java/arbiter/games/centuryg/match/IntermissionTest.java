package arbiter.games.centuryg.match;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.view.CenturyView;
import arbiter.kernel.Viewer;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Scenes without a fight, and what a gamemaster calls for. */
class IntermissionTest extends StrictScenarios<CenturyState> {

    private final CenturyGame game = new CenturyGame();
    private final Fighter mara = person("Mara", "hall").skilled("finesse").here();
    private final Fighter rogue = person("Rogue", "hall").foe().here();

    @Test
    @Ledger({"BCG-TEST-1", "BCG-TEST-2", "BCG-TEST-3", "finesse"})
    void the_gamemaster_calls_for_a_test_with_everything_that_belongs_to_it() {
        var play = scenario(scene(mara, rogue))
                .choice("scene.next", "test:mara")
                .choice("order.attribute", "fitness")
                .choice("order.skill", "finesse")
                .choice("order.advantages", "1")
                .choice("order.disadvantages", "0")
                .choice("order.dn", "15")
                .dice("test.roll", 3, 8, 10);

        game.advance(play);

        assertThat(play.log()).containsExactly("Mara, a Test: best of 3 dice, 10 +4 Fitness = 14 against 15, fails");
    }

    @Test
    @Ledger({"BCG-CONT-1", "BCG-SKILL-4", "electronics"})
    void two_people_are_set_against_each_other_with_different_attributes() {
        var play = scenario(scene(mara, rogue))
                .choice("scene.next", "contest:mara:rogue")
                .choice("order.attribute", "intellect")
                .choice("order.skill", "electronics")
                .choice("order.advantages", "0")
                .choice("order.disadvantages", "0")
                .choice("order.attribute", "awareness")
                .choice("order.skill", "none")
                .choice("order.advantages", "0")
                .choice("order.disadvantages", "0")
                .dice("test.roll", 3)
                .dice("test.roll", 8);

        game.advance(play);

        assertThat(play.log())
                .containsExactly("Mara, a Test: 3 +4 Intellect = 7", "Rogue, a Test: 8 +4 Awareness = 12");
    }

    @Test
    @Ledger({"BCG-GEN-4", "BCG-XP-1", "BCG-AMB-18"})
    void scenes_end_experience_is_given_and_the_story_moves_on() {
        var play = scenario(scene(mara))
                .choice("scene.next", "end:scene")
                .choice("scene.next", "xp:mara")
                .choice("scene.xp", "4")
                .choice("scene.next", "end:episode-arc")
                .choice("scene.next", "close");

        for (int i = 0; i < 4; i++) {
            game.advance(play);
        }

        assertThat(play.log())
                .containsExactly(
                        "The Scene ends",
                        "Mara gains 4 XP, 4 CP and 4 MP",
                        "The Episode Arc ends",
                        "The story moves on");
        assertThat(mara.body().experience()).isEqualTo(4);
        assertThat(game.ending(play.state())).isPresent();
    }

    @Test
    @Ledger({"BCG-MATCH-11"})
    void in_a_match_the_gamemaster_calls_for_tests_or_closes_it_and_people_give_up() {
        var play = scenario(match(mara, rogue));

        assertThat(game.calls(play.state()))
                .extracting(call -> call.option().id())
                .contains("test:mara", "close", "yield:rogue");
        game.call(
                play,
                game.calls(play.state()).stream()
                        .filter(call -> call.option().id().equals("yield:rogue"))
                        .findFirst()
                        .orElseThrow());
        assertThat(game.ending(play.state())).isPresent();
    }

    @Test
    @Ledger({"BCG-TEST-1", "BCG-MATCH-1"})
    void in_a_match_an_action_may_be_an_ordinary_test() {
        var play = scenario(match(mara, rogue))
                .choice("attempt.place", "hall")
                .choice("order.attribute", "fitness")
                .choice("order.skill", "finesse")
                .choice("order.advantages", "0")
                .choice("order.disadvantages", "0")
                .choice("order.dn", "5")
                .dice("test.roll", 2, 3);

        FootFixture.act(play, mara, "attempt");

        assertThat(play.log()).containsExactly("Mara, a Test: best of 2 dice, 3 +4 Fitness = 7 against 5, passes");
    }

    @Test
    void a_person_shows_layers() {
        CenturyState state = match(mara, rogue);

        assertThat(CenturyView.of(state, game.moment(state), Viewer.GAMEMASTER)
                        .units()
                        .get(0)
                        .bars())
                .extracting(bar -> bar.label())
                .startsWith("Layer 1", "Layer 2", "Layer 3");
    }
}
