package arbiter.games.narrative.check;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.story.StoryFacts;
import arbiter.games.narrative.story.StoryPoints;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class StoryFactsTest {

    @Test
    @Ledger({"NAR-STORY-2", "NAR-STORY-5"})
    void a_fact_costs_a_point_that_changes_hands_at_once() {
        var play = scenario(Band.MEDIUM, hero("ilka-dorn"), enemy("line-trooper", 3));

        StoryFacts.add(play, true, "the hatch was never locked");

        assertThat(play.log())
                .containsExactly(
                        "A Story Point goes to the gamemaster: players 0, gamemaster 2",
                        "The players say: the hatch was never locked");
        assertThat(play.state().story()).isEqualTo(new StoryPoints(0, 2));
        assertThatThrownBy(() -> StoryFacts.add(play, true, "and there is a rope"))
                .hasMessage("the players have no Story Point");
    }

    @Test
    @Ledger("NAR-STORY-4")
    void a_point_in_a_check_buys_nothing_else_until_it_has_changed_hands() {
        Participant ilka = hero("ilka-dorn");
        var play = scenario(Band.MEDIUM, ilka, enemy("line-trooper", 3))
                .choice("check.story", "yes")
                .dice("check.roll", 2, 1, 1, 1, 1);
        CheckInProgress check =
                CheckInProgress.skill(play.state(), ilka, BOOK.skill("stealth"), Difficulty.EASY, "a street");
        Check.gather(play, check);

        assertThatThrownBy(() -> StoryFacts.add(play, true, "nobody looks"))
                .hasMessage("the players have no Story Point");
        Check.cast(play, check);
        Check.finish(play, check);
        assertThat(play.state().story()).isEqualTo(new StoryPoints(0, 2));
    }
}
