package arbiter.games.centuryg.person;

import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.Crew;
import arbiter.games.centuryg.OwnTraits;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.PilotEdges;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.test.TestInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where General Traits do not help, how often they do, and when that comes back. */
class TraitLimitsTest extends StrictScenarios<CenturyState> {

    private static final TestCall TALK = TestCall.of("talking", PilotAttribute.CHARM);
    private static final TestCall WATCH = TestCall.of("watching", PilotAttribute.AWARENESS);
    private static final TestCall ENDURE =
            TestCall.of("enduring", PilotAttribute.WILLPOWER).against(15);

    private static int net(Crew crew, TestCall call) {
        Fighter fighter = crew.here();
        return PilotEdges.of(scene(fighter), new TestInProgress(fighter, call)).net();
    }

    private static Crew mara(String trait, String... choices) {
        return person("Mara", "hall").has(trait, choices);
    }

    @Test
    @Ledger({
        "animal-person",
        "danger-instinct",
        "entertainer",
        "make-do",
        "sphere-of-influence",
        "attractive",
        "intimidating"
    })
    void traits_help_with_nothing_else() {
        TestCall lift = TestCall.of("lifting", PilotAttribute.FITNESS);
        assertThat(net(mara("animal-person"), lift.about(Circumstance.FRIENDLY_ANIMALS)))
                .isZero();
        assertThat(net(mara("animal-person"), WATCH.about(Circumstance.FRIENDLY_ANIMALS)))
                .isEqualTo(2);
        assertThat(net(mara("danger-instinct"), WATCH.about(Circumstance.DECEPTION)))
                .isEqualTo(1);
        assertThat(net(mara("danger-instinct"), TALK.about(Circumstance.DECEPTION)))
                .isZero();
        for (SkillId skill : List.of(SkillId.CRAFTSMANSHIP, SkillId.HUMANITIES)) {
            assertThat(net(mara("entertainer", "jazz"), TALK.with(skill).about(Circumstance.ENTERTAINMENT)))
                    .isEqualTo(1);
        }
        TestCall lie = TALK.with(SkillId.DECEPTION);
        assertThat(net(mara("entertainer", "jazz"), lie.about(Circumstance.ENTERTAINMENT)))
                .isZero();
        assertThat(net(mara("make-do"), TALK.hindered(1).about(Circumstance.TOOLS_MISSING)))
                .isEqualTo(-1); // cancels the tools, and nothing else
        assertThat(net(mara("sphere-of-influence", "docks"), TALK.about(Circumstance.CIRCLE)))
                .isZero();
        for (SkillId skill : List.of(SkillId.DIPLOMACY, SkillId.PRESENCE)) {
            assertThat(net(mara("attractive"), TALK.with(skill).about(Circumstance.ATTRACTION)))
                    .isEqualTo(1);
        }
        assertThat(net(mara("attractive"), TALK.with(SkillId.STEALTH).about(Circumstance.ATTRACTION)))
                .isZero();
        assertThat(net(mara("attractive"), lie)).isZero();
        assertThat(net(mara("intimidating"), lie)).isZero();
    }

    @Test
    @Ledger({"gumshoe", "jaded", "superior-immune-system", "BCG-GEN-4"})
    void a_failure_is_turned_once_an_episode_and_only_of_its_own_kind() {
        Fighter mara = person("Mara", "hall")
                .has("gumshoe")
                .has("jaded")
                .has("superior-immune-system")
                .here();
        var play = scenario(scene(mara));
        TestCall study = TestCall.of("studying", PilotAttribute.INTELLECT).against(15);
        fails(play, mara, study.with(SkillId.MEDICINE));
        fails(play, mara, study);
        fails(play, mara, ENDURE);
        fails(play, mara, study.about(Circumstance.FEAR)); // not Willpower
        saves(play, mara, study.with(SkillId.HUMANITIES));
        saves(play, mara, ENDURE.about(Circumstance.FEAR));
        saves(play, mara, ENDURE.about(Circumstance.ILLNESS));
        fails(play, mara, study.with(SkillId.SCIENCES));
        fails(play, mara, ENDURE.about(Circumstance.FEAR));
        fails(play, mara, ENDURE.about(Circumstance.ILLNESS));
        Periods.end(play, Period.SCENE);
        fails(play, mara, study.with(SkillId.SCIENCES));
        Periods.end(play, Period.EPISODE);
        saves(play, mara, study.with(SkillId.SCIENCES));
    }

    private static void fails(Scenario<CenturyState> play, Fighter mara, TestCall call) {
        play.dice("test.roll", 1);
        assertThat(PilotRoll.resolve(play, mara, call).passed()).isFalse();
    }

    private static void saves(Scenario<CenturyState> play, Fighter mara, TestCall call) {
        play.dice("test.roll", 1).choice("test.save", "yes");
        assertThat(PilotRoll.resolve(play, mara, call).passed()).isTrue();
    }

    @Test
    @Ledger({"genius", "spirit-of-steel", "ingenious", "hard-work-and-guts", "BCG-GEN-4"})
    void what_is_used_up_comes_back_with_the_next_episode() {
        Fighter mara = person("Mara", "hall")
                .intellect(9)
                .willpower(9)
                .has("genius")
                .has("spirit-of-steel")
                .has("ingenious")
                .has("hard-work-and-guts")
                .here();
        var play = scenario(scene(mara));
        TestCall lift = TestCall.of("lifting", PilotAttribute.FITNESS).against(12);
        for (String trait : List.of("genius", "spirit-of-steel")) {
            play.choice("test.before", trait).choice("test.before", "none").dice("test.roll", 3);
            assertThat(PilotRoll.resolve(play, mara, lift).passed()).isTrue();
        }
        play.choice("test.before", "ingenious").choice("test.before", "none").dice("test.roll", 1, 1, 1);
        PilotRoll.resolve(play, mara, lift);
        play.choice("test.before", "hard-work-and-guts").dice("test.roll", 1);
        PilotRoll.resolve(play, mara, lift.hindered(3));
        for (String trait : List.of("genius", "spirit-of-steel", "ingenious", "hard-work-and-guts")) {
            assertThat(OwnTraits.ready(mara, trait)).as(trait).isFalse();
        }
        Periods.end(play, Period.SCENE);
        assertThat(OwnTraits.ready(mara, "genius")).isFalse();
        Periods.end(play, Period.EPISODE);
        assertThat(OwnTraits.ready(mara, "genius")).isTrue();
        assertThat(OwnTraits.ready(mara, "hard-work-and-guts")).isTrue();
    }

    private static List<String> calls(CenturyState state) {
        return new CenturyGame()
                .calls(state).stream().map(call -> call.option().id()).toList();
    }

    @Test
    @Ledger({"common-sense", "jack-of-all-trades", "living-database", "polyglot", "flight-pack", "backup-bodies"})
    void small_traits_come_once_an_episode_or_an_arc_or_as_often_as_one_likes() {
        Fighter mara = person("Mara", "hall")
                .has("common-sense")
                .has("jack-of-all-trades")
                .has("living-database")
                .has("polyglot")
                .has("flight-pack")
                .has("backup-bodies")
                .here();
        var play = scenario(scene(mara)).choice("jack.skill", "survival").dice("test.roll", 5);
        OwnTraits.call(play, mara, "common-sense");
        OwnTraits.call(play, mara, "jack-of-all-trades");
        OwnTraits.call(play, mara, "living-database");
        OwnTraits.call(play, mara, "polyglot"); // 9 against 10
        OwnTraits.call(play, mara, "flight-pack");
        OwnTraits.call(play, mara, "backup-bodies");
        assertThat(play.log()).contains("Mara will never speak the language");
        assertThat(calls(play.state()))
                .contains("living-database:mara", "polyglot:mara")
                .doesNotContain(
                        "common-sense:mara", "jack-of-all-trades:mara", "flight-pack:mara", "backup-bodies:mara");
        Periods.end(play, Period.EPISODE);
        assertThat(calls(play.state()))
                .contains("common-sense:mara", "jack-of-all-trades:mara", "flight-pack:mara")
                .doesNotContain("backup-bodies:mara");
        Periods.end(play, Period.ARC);
        assertThat(calls(play.state())).contains("backup-bodies:mara");
    }

    @Test
    @Ledger({"leadership", "BCG-AMB-14"})
    void of_several_leaders_the_best_counts_for_a_scene() {
        Fighter one = person("One", "hall").level(2).has("leadership").here();
        Fighter two = person("Two", "hall").level(1).charm(6).has("leadership").here();
        Fighter ann = person("Ann", "hall").here();
        Fighter bo = person("Bo", "hall").here();
        var play = scenario(scene(one, two, ann, bo))
                .dice("test.roll", 1) // 5: one Advantage all the same
                .choice("leadership.whom", "ann")
                .choice("leadership.whom", "bo")
                .dice("test.roll", 4) // 10: two
                .choice("leadership.whom", "ann");
        OwnTraits.call(play, one, "leadership");
        OwnTraits.call(play, two, "leadership");
        assertThat(PilotEdges.of(play.state(), new TestInProgress(ann, TALK)).net())
                .isEqualTo(2);
        assertThat(PilotEdges.of(play.state(), new TestInProgress(bo, TALK)).net())
                .isEqualTo(1);
        assertThat(PilotEdges.of(play.state(), new TestInProgress(one, TALK)).net())
                .isZero();
        assertThat(OwnTraits.ready(one, "leadership")).isFalse();
        Periods.end(play, Period.SCENE);
        assertThat(PilotEdges.of(play.state(), new TestInProgress(ann, TALK)).net())
                .isZero();
    }

    @Test
    @Ledger("i-was-here-all-along")
    void whoever_fails_was_not_here_and_may_not_try_again() {
        Fighter liar = person("Liar", "hall")
                .skilled("deception")
                .has("i-was-here-all-along")
                .here();
        var play = scenario(scene(liar)).dice("test.roll", 3, 9);
        play.emit(new Destroyed("liar", UnitFate.AWAY));
        OwnTraits.call(play, liar, "i-was-here-all-along");
        assertThat(play.log()).endsWith("Liar, having been here: best of 2 dice, 9 +4 Charm = 13 against 15, fails");
        assertThat(liar.isFighting()).isFalse();
        assertThat(calls(play.state())).doesNotContain("i-was-here-all-along:liar");
    }
}
