package arbiter.games.wasteland.test;

import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.wasteland.luck.LuckPoints;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.TestAttempt.RerollRight;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

class TestProcedureTest {

    private final Fighter rook = hero("rook", 0, 0);

    /** AGI 8 + Small Guns 3, a tag skill: 11 or less, 3 or less twice. */
    private TestAttempt shooting(int difficulty) {
        return TestAttempt.of(
                rook, "shooting", Attribute.AGILITY, SkillName.SMALL_GUNS, Modifiers.of("target", difficulty));
    }

    /** PER 6 + Lockpick 2, no tag skill. */
    private TestAttempt picking(int difficulty) {
        return TestAttempt.of(
                rook, "picking a lock", Attribute.PERCEPTION, SkillName.LOCKPICK, Modifiers.of("lock", difficulty));
    }

    @Test
    @Ledger({"WAS-TEST-1", "WAS-TEST-2", "WAS-TEST-3", "WAS-TEST-4", "WAS-TEST-6"})
    void two_dice_count_up_to_the_target_and_twice_up_to_the_rank_of_a_tag_skill() {
        var play = scenario(rook).dice("test.d20", 3, 11).choice("test.dice", "0");

        TestOutcome outcome = TestProcedure.resolve(play, shooting(1));

        assertThat(outcome).isEqualTo(new TestOutcome(true, 3, 1, 0, false));
        assertThat(rook.hand().points()).isEqualTo(2);
        assertThat(play.log())
                .containsExactly(
                        "Rook rolls shooting, 3+11 against 11 (3 twice): 3 successes, difficulty 1, passes, 2 AP");
    }

    @Test
    @Ledger({"WAS-TEST-4", "WAS-TEST-5", "WAS-TEST-12"})
    void without_a_tag_only_a_one_counts_twice_and_a_twenty_is_a_complication() {
        var play = scenario(rook).dice("test.d20", 2, 20).choice("test.dice", "0");

        TestOutcome outcome = TestProcedure.resolve(play, picking(2));

        assertThat(outcome.passes()).isFalse();
        assertThat(rook.hand().points()).isZero();
        assertThat(play.log())
                .containsExactly(
                        "Rook rolls picking a lock, 2+20 against 8: 1 success, difficulty 2, fails, 1 complication");
    }

    @Test
    @Ledger({"WAS-AP-4", "ap-extra-d20"})
    void more_dice_cost_one_two_and_three_points() {
        var play = scenario(rook).dice("test.d20", 4, 8, 15, 19, 12).choice("test.dice", "3");
        ActionPools.put(play.state(), 6, 0);

        TestProcedure.resolve(play, shooting(2));

        assertThat(play.state().pools().party()).isZero();
        assertThat(play.log())
                .containsExactly(
                        "Rook spends 6 AP: 3 more d20",
                        "Rook rolls shooting, 4+8+12+15+19 against 11 (3 twice): 2 successes, difficulty 2, passes");
    }

    @Test
    @Ledger("WAS-AP-5")
    void points_for_the_gamemaster_pay_for_dice_and_can_be_mixed_with_own_ones() {
        var play = scenario(rook).dice("test.d20", 4, 8, 15, 19).choice("test.dice", "2+gm1");
        ActionPools.put(play.state(), 2, 0);

        TestProcedure.resolve(play, shooting(2));

        assertThat(play.state().pools().party()).isZero();
        assertThat(play.state().pools().gamemaster()).isEqualTo(1);
    }

    @Test
    @Ledger("WAS-TEST-8")
    void a_difficulty_of_nothing_can_be_passed_without_a_roll() {
        var play = scenario(rook).choice("test.pass", "yes");

        TestOutcome outcome = TestProcedure.resolve(play, picking(0));

        assertThat(outcome.passes()).isTrue();
        assertThat(play.log()).containsExactly("Rook passes picking a lock without a roll");
    }

    @Test
    @Ledger({"WAS-TEST-10", "WAS-LUCK-5", "miss-fortune", "WAS-AMB-31", "WAS-ATK-6", "WAS-TEST-9"})
    void a_die_is_thrown_again_once_whatever_the_right_and_the_new_face_stands() {
        LuckPoints.put(rook, 2);
        TestAttempt attempt = shooting(2)
                .complicatedBy(1)
                .attackingWith(
                        rook.attackForms(scenario(rook).state()).get(0),
                        List.of(new RerollRight("test.aim", "Aim", 1)));
        var play = scenario(rook)
                .choice("test.dice", "0")
                .dice("test.d20", 15, 20)
                .choice("test.aim", "20")
                .dice("test.reroll", 3)
                .choice("test.miss-fortune", "15")
                .dice("test.reroll", 16);

        TestOutcome outcome = TestProcedure.resolve(play, attempt);

        assertThat(outcome).isEqualTo(new TestOutcome(true, 2, 2, 0, false));
        assertThat(rook.luck().left()).isEqualTo(1);
        assertThat(play.log())
                .containsExactly(
                        "Rook throws a die again (Aim): the 20 becomes a 3",
                        "Rook spends 1 luck: Miss Fortune, 1 left",
                        "Rook throws a die again (Miss Fortune): the 15 becomes a 16",
                        "Rook rolls shooting, 3+16 against 11 (3 twice): 2 successes, difficulty 2, passes");
    }

    @Test
    @Ledger({"WAS-LUCK-3", "stacked-deck"})
    void luck_takes_the_place_of_a_lower_attribute() {
        LuckPoints.put(rook, 1);
        TestAttempt talking =
                TestAttempt.of(rook, "talking", Attribute.CHARISMA, SkillName.SPEECH, Modifiers.of("stranger", 1));
        var play = scenario(rook)
                .choice("test.stacked-deck", "yes")
                .choice("test.dice", "0")
                .dice("test.d20", 6, 19);

        assertThat(TestProcedure.resolve(play, talking).passes()).isTrue();
        assertThat(play.log())
                .containsExactly(
                        "Rook spends 1 luck: Stacked Deck, 0 left",
                        "Rook rolls talking, 6+19 against 6: 1 success, difficulty 1, passes");
    }

    /** Counted by hand: no success at all, and two successes with and without a die that counts twice. */
    @Test
    @Ledger({"WAS-TEST-3", "WAS-TEST-4"})
    void the_odds_are_those_of_the_ledger() {
        assertThat(chanceOf(picking(1))).isEqualTo(Fraction.of(400 - 12 * 12, 400));
        assertThat(chanceOf(shooting(1))).isEqualTo(Fraction.of(400 - 9 * 9, 400));
        // two successes against 11 with 3 twice: both below 12, or one below 4 and the other above 11
        assertThat(chanceOf(shooting(2))).isEqualTo(Fraction.of(11 * 11 + 2 * 3 * 9, 400));
    }

    private Fraction chanceOf(TestAttempt attempt) {
        return scenario(rook)
                .odds(play -> TestProcedure.resolve(play, attempt).passes())
                .exact()
                .chanceOf(true);
    }

    /** CHA 4 gives way to LCK 6; Survival stays the tag skill it is, and the difficulty what it was. */
    @Test
    @Ledger({"WAS-LUCK-3", "stacked-deck", "WAS-TEST-4"})
    void luck_in_place_of_an_attribute_leaves_the_dice_that_count_twice() {
        LuckPoints.put(rook, 1);
        TestAttempt taming =
                TestAttempt.of(rook, "taming", Attribute.CHARISMA, SkillName.SURVIVAL, Modifiers.of("wild", 3));
        var play = scenario(rook)
                .choice("test.stacked-deck", "yes")
                .choice("test.dice", "0")
                .dice("test.d20", 3, 9);

        TestProcedure.resolve(play, taming);

        assertThat(play.log())
                .endsWith("Rook rolls taming, 3+9 against 9 (3 twice): 3 successes, difficulty 3, passes");
    }
}
