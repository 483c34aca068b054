package arbiter.games.centuryg.test;

import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Crew;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is put into several Tests that share a roll. */
class MixedTestTest extends StrictScenarios<CenturyState> {

    private static final TestCall TALK = TestCall.of("talking", PilotAttribute.CHARM);
    private static final TestCall WATCH = TestCall.of("watching", PilotAttribute.AWARENESS);

    private static Crew mara() {
        return person("Mara", "hall");
    }

    @Test
    @Ledger({"gumshoe", "BCG-MIX-1"})
    void a_gumshoe_looks_at_all_parts_of_a_mixed_test() {
        Fighter sleuth = mara().has("gumshoe").here();
        TestCall find = TALK.with(SkillId.HUMANITIES).against(15);
        var play = scenario(scene(sleuth)).dice("test.roll", 1).choice("test.save", "yes");

        assertThat(MixedRoll.resolve(play, sleuth, List.of(WATCH, find)).passed())
                .isTrue();
    }

    @Test
    @Ledger({"genius", "ingenious", "BCG-MIX-1", "BCG-AMB-06"})
    void a_mixed_test_offers_traits_for_each_part_and_averages_them() {
        Fighter brain = person("Brain", "hall")
                .intellect(8)
                .charm(2)
                .awareness(4)
                .has("genius")
                .has("ingenious")
                .here();
        var play = scenario(scene(brain))
                .choice("test.before", "genius") // for the talking: 8 and 4
                .choice("test.before", "ingenious") // 2 Advantages on one of two parts
                .dice("test.roll", 5, 3);

        MixedRoll.resolve(play, brain, List.of(TALK.against(11), WATCH));

        assertThat(play.log())
                .contains(
                        "Brain, talking: best of 2 dice, 5 +6 average = 11 against 11, passes",
                        "Brain has had the use of Genius");
    }

    @Test
    @Ledger({"hard-work-and-guts", "BCG-MIX-1"})
    void guts_see_through_all_that_hinders_a_mixed_test() {
        Fighter tough = mara().has("hard-work-and-guts").here();
        var play = scenario(scene(tough))
                .choice("test.before", "hard-work-and-guts")
                .dice("test.roll", 7);

        TestInProgress trial = MixedRoll.resolve(play, tough, List.of(TALK.hindered(2), WATCH.hindered(2)));

        assertThat(trial.net()).isZero();
    }

    @Test
    @Ledger({"somatics", "sight", "BCG-MIX-1", "BCG-MIR-2"})
    void one_miracle_makes_a_mixed_test_one_and_is_paid_once() {
        Fighter seer = mara().skilled("sight").skilled("somatics").here();
        var play = scenario(scene(seer)).choice("test.before", "sight").dice("test.roll", 6);

        TestInProgress trial =
                MixedRoll.resolve(play, seer, List.of(WATCH, TestCall.of("climbing", PilotAttribute.FITNESS)));

        assertThat(trial.miracle()).contains(SkillId.SIGHT);
        assertThat(play.log()).filteredOn(line -> line.contains("Damage")).hasSize(1);
    }
}
