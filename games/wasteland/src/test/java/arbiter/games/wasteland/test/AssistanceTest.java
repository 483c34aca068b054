package arbiter.games.wasteland.test;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.HelpEvents.HelpPromised;
import arbiter.games.wasteland.turn.LostActions;
import arbiter.games.wasteland.turn.TurnEvents.RoundBegan;
import arbiter.games.wasteland.turn.TurnEvents.TurnBegan;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

class AssistanceTest {

    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter maul = hero("maul", 1, 0);
    private final Fighter gunner = enemy("road-gunner", 2, 0);

    private Scenario<WastelandState> rooksTurn() {
        var play = scenario(rook, maul, gunner);
        new RoundBegan().apply(play.state());
        new TurnBegan("rook").apply(play.state());
        return play;
    }

    private TestAttempt climbing(int difficulty) {
        return TestAttempt.of(
                rook, "climbing", Attribute.STRENGTH, SkillName.ATHLETICS, Modifiers.of("wall", difficulty));
    }

    @Test
    @Ledger({"WAS-ASST-1", "WAS-ASST-2", "WAS-ASST-4", "WAS-ASST-5", "WAS-MAJ-1", "assist"})
    void promised_help_adds_a_die_with_its_own_numbers() {
        var play = rooksTurn().choice("test.dice", "0").dice("test.d20", 7, 15).dice("test.helper", 3);
        new HelpPromised("maul", "rook").apply(play.state());

        TestOutcome outcome = TestProcedure.resolve(play, climbing(2));

        assertThat(outcome.successes()).isEqualTo(3);
        assertThat(rook.hand().points()).isEqualTo(1);
        assertThat(maul.promisedHelp()).isEqualTo(PromisedHelp.NONE);
        assertThat(play.log())
                .containsExactly(
                        "Maul assists: 3 against 12, 2 successes",
                        "Rook rolls climbing, 7+15 against 7: 3 successes, difficulty 2, passes, 1 AP");
    }

    @Test
    @Ledger({"WAS-ASST-2", "WAS-ASST-3", "WAS-MAJ-1", "WAS-ASST-6"})
    void help_counts_only_with_a_success_of_ones_own_but_its_complications_always() {
        var play = rooksTurn()
                .choice("test.assist", "yes")
                .choice("test.dice", "0")
                .dice("test.d20", 8, 15)
                .dice("test.helper", 20);

        TestOutcome outcome = TestProcedure.resolve(play, climbing(1));

        assertThat(outcome.successes()).isZero();
        assertThat(outcome.complications()).isEqualTo(1);
        assertThat(maul.turn().givenUp()).isTrue();
        assertThat(play.log().get(0)).isEqualTo("Maul gives up the turn to assist Rook");
    }

    @Test
    @Ledger({"WAS-TURN-8", "WAS-MAJ-1", "WAS-AMB-62"})
    void a_turn_without_actions_cannot_be_given_up() {
        var play = rooksTurn().choice("test.dice", "0").dice("test.d20", 8, 15);
        LostActions.inflict(play, maul, "Stun");

        TestProcedure.resolve(play, climbing(1)); // nobody is asked whether they assist

        assertThat(maul.turn().givenUp()).isFalse();
    }

    @Test
    @Ledger({"WAS-OPP-1", "WAS-OPP-2", "WAS-OPP-3"})
    void the_reacting_side_rolls_first_and_wins_points_where_the_actor_falls_short() {
        var play = scenario(rook, gunner)
                .dice("test.d20", 5, 6)
                .choice("test.dice", "0")
                .dice("test.d20", 10, 19);
        TestAttempt watching =
                TestAttempt.of(gunner, "watching", Attribute.PERCEPTION, SkillName.SURVIVAL, Modifiers.none());

        boolean wins = OpposedRoll.resolve(
                play,
                watching,
                successes -> TestAttempt.of(
                        rook, "sneaking", Attribute.AGILITY, SkillName.SNEAK, Modifiers.of("watcher", successes)));

        assertThat(wins).isFalse();
        assertThat(play.log())
                .containsExactly(
                        "Road gunner rolls watching, 5+6 against 7: 2 successes, difficulty 0, passes",
                        "Rook rolls sneaking, 10+19 against 11 (3 twice): 1 success, difficulty 2, fails",
                        "Road gunner banks AP, the pool has 1");
    }

    @Test
    @Ledger({"WAS-OPP-4"})
    void between_player_characters_only_points_for_the_gamemaster_buy_dice_and_nobody_earns() {
        var play = scenario(rook, maul)
                .choice("test.dice", "0")
                .dice("test.d20", 19, 20)
                .choice("test.dice", "1+gm1")
                .dice("test.d20", 1, 2, 3);
        ActionPools.put(play.state(), 6, 0);

        OpposedRoll.resolve(
                play,
                TestAttempt.of(maul, "holding on", Attribute.STRENGTH, SkillName.ATHLETICS, Modifiers.none()),
                successes -> climbing(successes));

        assertThat(play.state().pools())
                .extracting(ActionPools::party, ActionPools::gamemaster)
                .containsExactly(6, 1);
        assertThat(rook.hand().points()).isZero();
    }
}
