package arbiter.games.centuryg.test;

import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests of people: dice, Skills, trades and the varieties of Tests. */
class PilotTestTest extends StrictScenarios<CenturyState> {

    private static final TestCall CLIMB =
            TestCall.of("climbing", PilotAttribute.FITNESS).against(10);

    private final Fighter mara = person("Mara", "hall").here();
    private final Fighter runner =
            person("Runner", "hall").foe().skilled("athletics").here();

    @Test
    @Ledger({"BCG-TEST-1", "BCG-TEST-3", "BCG-AMB-01", "BCG-GEN-6"})
    void a_total_that_equals_the_number_passes() {
        var play = scenario(scene(mara)).dice("test.roll", 6, 5);

        assertThat(PilotRoll.resolve(play, mara, CLIMB).passed()).isTrue();
        assertThat(PilotRoll.resolve(play, mara, CLIMB).passed()).isFalse();
        assertThat(play.log())
                .containsExactly(
                        "Mara, climbing: 6 +4 Fitness = 10 against 10, passes",
                        "Mara, climbing: 5 +4 Fitness = 9 against 10, fails");
    }

    @Test
    @Ledger({"BCG-TEST-2", "BCG-ADV-1", "BCG-SKILL-1", "athletics"})
    void a_trained_skill_throws_one_die_more_and_the_best_counts() {
        var play = scenario(scene(runner)).dice("test.roll", 2, 7);

        PilotRoll.resolve(play, runner, CLIMB.with(SkillId.ATHLETICS));

        assertThat(play.log())
                .containsExactly("Runner, climbing: best of 2 dice, 7 +4 Fitness = 11 against 10, passes");
    }

    @Test
    @Ledger({"BCG-ADV-1", "BCG-ADV-2"})
    void advantages_and_disadvantages_cancel_before_the_roll() {
        var play = scenario(scene(runner)).dice("test.roll", 7).dice("test.roll", 7, 3);

        PilotRoll.resolve(play, runner, CLIMB.with(SkillId.ATHLETICS).hindered(1));
        PilotRoll.resolve(play, runner, CLIMB.hindered(1));

        assertThat(play.log())
                .containsExactly(
                        "Runner, climbing: 7 +4 Fitness = 11 against 10, passes",
                        "Runner, climbing: worst of 2 dice, 3 +4 Fitness = 7 against 10, fails");
    }

    @Test
    @Ledger({"BCG-ADV-3", "BCG-AMB-03", "BCG-AMB-04"})
    void an_advantage_may_be_given_up_for_two() {
        var play = scenario(scene(runner)).choice("test.trade", "1").dice("test.roll", 4, 3);

        PilotRoll.resolve(play, runner, CLIMB.with(SkillId.ATHLETICS).helped(1));

        assertThat(play.log())
                .containsExactly("Runner, climbing: best of 2 dice, 4 +4 Fitness +2 traded = 10 against 10, passes");
    }

    @Test
    @Ledger({"BCG-ADV-4", "BCG-AMB-03", "BCG-AMB-04"})
    void the_gamemaster_eases_a_pc_and_raises_the_number_but_nobody_eases_an_npc() {
        var play = scenario(scene(mara, runner))
                .choice("test.ease", "2")
                .dice("test.roll", 9)
                .dice("test.roll", 8, 9, 10);

        PilotRoll.resolve(play, mara, CLIMB.hindered(2));
        PilotRoll.resolve(play, runner, CLIMB.hindered(2));

        assertThat(play.log())
                .containsExactly(
                        "Mara, climbing: 9 +4 Fitness = 13 against 14, fails",
                        "Runner, climbing: worst of 3 dice, 8 +4 Fitness = 12 against 10, passes");
    }

    @Test
    @Ledger({"BCG-ADV-1", "BCG-ADV-3"})
    void odds_of_a_test_are_exact() {
        var play = scenario(scene(mara));

        assertThat(play.odds(now -> PilotRoll.resolve(now, mara, CLIMB).passed())
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(1, 2)); // 6 to 10
        assertThat(play.odds(now ->
                                PilotRoll.resolve(now, mara, CLIMB.helped(2)).passed())
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(7, 8)); // best of three
        assertThat(play.odds(now ->
                                PilotRoll.resolve(now, mara, CLIMB.hindered(1)).passed())
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(1, 4)); // worst of two
    }

    @Test
    @Ledger({"BCG-CONT-1", "BCG-CONT-2", "BCG-AMB-07"})
    void a_contest_goes_to_the_higher_total_and_a_tie_is_rolled_again() {
        var play = scenario(scene(mara, runner))
                .dice("test.roll", 5)
                .dice("test.roll", 5)
                .dice("test.roll", 8)
                .dice("test.roll", 2);
        TestCall race = TestCall.of("racing", PilotAttribute.FITNESS);

        Optional<Fighter> winner = ContestedRoll.resolve(play, mara, race, runner, race, true);

        assertThat(winner).contains(mara);
    }

    @Test
    @Ledger({"BCG-CONT-2", "BCG-AMB-07"})
    void the_gamemaster_may_let_a_tie_stand_where_no_winner_is_needed() {
        var play = scenario(scene(mara, runner))
                .dice("test.roll", 5)
                .dice("test.roll", 5)
                .choice("contest.stalemate", "yes");
        TestCall stare = TestCall.of("staring", PilotAttribute.CHARM);

        assertThat(ContestedRoll.resolve(play, mara, stare, runner, stare, false))
                .isEmpty();
    }

    @Test
    @Ledger({"BCG-MIX-1", "BCG-AMB-06", "BCG-GEN-5", "BCG-AMB-12"})
    void a_mixed_test_averages_and_takes_the_highest_number() {
        Fighter spy =
                person("Spy", "hall").fitness(6).awareness(3).skilled("stealth").here();
        var play = scenario(scene(spy)).dice("test.roll", 7);
        TestCall sneak = TestCall.of("sneaking about", PilotAttribute.FITNESS)
                .with(SkillId.STEALTH)
                .against(10);
        TestCall look = TestCall.of("looking", PilotAttribute.AWARENESS).against(12);

        MixedRoll.resolve(play, spy, List.of(sneak, look));

        assertThat(play.log()).containsExactly("Spy, sneaking about: 7 +4 average = 11 against 12, fails");
        assertThat(play.odds(now -> MixedRoll.resolve(now, spy, List.of(sneak.helped(1), look.helped(1)))
                                .passed())
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(51, 100)); // 8 or more on the best of two: (2+1)/2 Advantages
    }

    @Test
    @Ledger({"BCG-HELP-1", "BCG-AMB-08"})
    void helpers_give_an_advantage_for_every_ten_points() {
        var play = scenario(scene(mara, runner))
                .dice("test.roll", 6)
                .dice("test.roll", 5)
                .dice("test.roll", 9);
        TestCall help = TestCall.of("helping", PilotAttribute.INTELLECT);

        TestCall once = HelpRoll.resolve(play, mara, help, CLIMB);
        TestCall twice = HelpRoll.resolve(play, runner, help, once);

        assertThat(once.sway().net()).isEqualTo(1); // 10
        assertThat(twice.sway().net()).isEqualTo(1); // 9 gives nothing and costs nothing
        assertThat(HelpRoll.resolve(play, runner, help, once).sway().net()).isEqualTo(2); // helpers add up
    }

    @Test
    @Ledger({"BCG-EXT-1", "BCG-EXT-2", "BCG-EXT-3", "BCG-AMB-09"})
    void a_dangerous_extended_test_hurts_and_the_best_total_stands() {
        var play = scenario(scene(mara))
                .dice("test.roll", 3)
                .choice("extended.again", "yes")
                .dice("test.roll", 8);

        int best = ExtendedRoll.resolve(play, mara, CLIMB, ExtendedRoll.Time.CHALLENGING, 2, true);

        assertThat(best).isEqualTo(12);
        assertThat(play.log())
                .containsExactly(
                        "Mara, climbing: 3 +4 Fitness = 7 against 10, fails",
                        "Mara spends an hour on it",
                        "Mara takes 3 Damage, 1 left in Layer 1",
                        "Mara, climbing: 8 +4 Fitness = 12 against 10, passes",
                        "Mara spends an hour on it");
    }

    @Test
    @Ledger({"BCG-SKILL-1", "BCG-AMB-17", "BCG-SKILL-3"})
    void a_specialist_is_trained_in_the_topic_only() {
        Fighter diver = person("Diver", "hall")
                .skilled("athletics", "Swimming", "Climbing")
                .here();
        TestCall swim = CLIMB.with(SkillId.ATHLETICS, "Swimming");
        TestCall run = CLIMB.with(SkillId.ATHLETICS, "Running");
        CenturyState state = scene(diver);

        assertThat(PilotEdges.of(state, new TestInProgress(diver, swim)).net()).isEqualTo(1);
        assertThat(PilotEdges.of(state, new TestInProgress(diver, run)).net()).isZero();
    }
}
