package arbiter.games.wasteland.action;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.inReach;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Turns;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.points.PointEvents.PointsEarned;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class RallyTest {

    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter hale = hero("hale", 0, 0);
    private final Fighter gunner = enemy("road-gunner", 1, 0);

    @Test
    @Ledger({"WAS-MAJ-7", "rally", "survival", "WAS-AMB-01", "WAS-AP-1"})
    void every_success_goes_straight_into_the_pool_up_to_six() {
        var play = Turns.of(rook, gunner);
        ActionPools.put(play.state(), 4, 0);
        play.emit(new PointsEarned("rook", "rook", 1)); // from something before
        play.choice("test.dice", "0").dice("test.d20", 2, 8);

        Turns.act(play, "rally:survival");

        assertThat(play.log())
                .containsExactly(
                        "Rook rolls Rally, 2+8 against 9 (3 twice): 3 successes, difficulty 0, passes, 3 AP",
                        "Rook banks AP, the pool has 6");
        assertThat(rook.hand().points()).isEqualTo(1); // what was in hand stays there
    }

    @Test
    @Ledger({"WAS-MAJ-7", "speech", "WAS-REACH-3"})
    void an_enemy_in_reach_makes_it_two_hard() {
        inReach(hale, gunner);
        var play = Turns.of(hale, gunner);
        play.choice("test.dice", "0").dice("test.d20", 5, 9);

        Turns.act(play, "rally:speech");

        assertThat(play.log())
                .containsExactly("Hale rolls Rally, 5+9 against 9 (3 twice): 2 successes, difficulty 2, passes");
    }

    @Test
    @Ledger({"WAS-MAJ-6", "pass"})
    void a_pass_leaves_the_minor_action() {
        var play = Turns.of(rook, gunner);

        Turns.act(play, "pass");

        assertThat(play.log()).containsExactly("Rook passes");
        assertThat(Turns.menu(play.state(), rook)).contains("aim").doesNotContain("defend", "pass");
    }

    @Test
    @Ledger({"WAS-MAJ-10", "test", "WAS-TEST-1", "lockpick", "WAS-TEST-7"})
    void any_other_test_has_its_attribute_and_difficulty_from_the_gamemaster() {
        var play = Turns.of(rook, gunner);
        play.choice("test.skill", "lockpick")
                .choice("test.attribute", "AGI")
                .choice("test.difficulty", "2")
                .choice("test.dice", "0")
                .dice("test.d20", 3, 10);

        Turns.act(play, "test");

        assertThat(play.log())
                .containsExactly("Rook rolls AGI + Lockpick, 3+10 against 10: 2 successes, difficulty 2, passes");
    }

    @Test
    @Ledger({"WAS-MAJ-10"})
    void the_gamemaster_may_refuse_a_test() {
        var play = Turns.of(rook, gunner);
        play.choice("test.skill", "pilot").choice("test.difficulty", "refuse");

        Turns.act(play, "test");

        assertThat(play.log()).containsExactly("Rook cannot do that with Pilot");
    }

    @Test
    @Ledger({"WAS-MIN-3", "interact"})
    void something_simple_is_told_in_words_and_answered_by_the_gamemaster() {
        var play = Turns.of(rook, gunner);
        play.choice("interact.what", "pull the lever").choice("interact.answer", "no");

        Turns.act(play, "interact");

        assertThat(play.log()).containsExactly("Rook tries in vain: pull the lever");
        assertThat(Turns.menu(play.state(), rook)).doesNotContain("interact", "aim"); // the minor action is used
    }
}
