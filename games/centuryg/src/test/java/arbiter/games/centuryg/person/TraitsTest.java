package arbiter.games.centuryg.person;

import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static arbiter.games.centuryg.Crew.trait;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.Crew;
import arbiter.games.centuryg.OwnTraits;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.test.PilotEdges;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.ResourcesRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.test.TestInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** General Traits and Equipment. */
class TraitsTest extends StrictScenarios<CenturyState> {

    private static final TestCall TALK = TestCall.of("talking", PilotAttribute.CHARM);
    private static final TestCall WATCH = TestCall.of("watching", PilotAttribute.AWARENESS);
    private static final TestCall ENDURE =
            TestCall.of("enduring", PilotAttribute.WILLPOWER).against(10);

    private static int net(Crew crew, TestCall call) {
        Fighter fighter = crew.here();
        return PilotEdges.of(scene(fighter), new TestInProgress(fighter, call)).net();
    }

    private static Crew mara() {
        return person("Mara", "hall");
    }

    @Test
    @Ledger({
        "animal-person",
        "danger-instinct",
        "entertainer",
        "gamer",
        "intimidating",
        "make-do",
        "sphere-of-influence",
        "weapon-expertise",
        "attractive",
        "presence",
        "diplomacy",
        "deception",
        "BCG-TRAIT-1"
    })
    void traits_help_where_the_gamemaster_says_that_it_is_about_them() {
        assertThat(net(mara().has("animal-person"), TALK.about(Circumstance.FRIENDLY_ANIMALS)))
                .isEqualTo(2);
        assertThat(net(mara().has("animal-person"), WATCH.about(Circumstance.ANIMALS)))
                .isEqualTo(1);
        assertThat(net(mara().has("danger-instinct"), WATCH.about(Circumstance.STEALTH)))
                .isEqualTo(1);
        assertThat(net(mara().has("danger-instinct"), WATCH)).isZero();
        assertThat(net(
                        mara().has("entertainer", "jazz"),
                        TALK.with(SkillId.PRESENCE).about(Circumstance.ENTERTAINMENT)))
                .isEqualTo(1);
        assertThat(net(mara().has("gamer", "chess"), WATCH.about(Circumstance.GAME)))
                .isEqualTo(1);
        assertThat(net(
                        mara().has("intimidating").skilled("diplomacy"),
                        TALK.with(SkillId.DIPLOMACY).about(Circumstance.FRIGHTENING)))
                .isEqualTo(2);
        assertThat(net(mara().has("make-do"), TALK.about(Circumstance.TOOLS_MISSING)))
                .isZero();
        assertThat(net(mara(), TALK.about(Circumstance.TOOLS_MISSING))).isEqualTo(-1);
        TestCall money = TestCall.of("buying", PilotAttribute.RESOURCES).about(Circumstance.CIRCLE);
        assertThat(net(mara().has("sphere-of-influence", "docks"), money)).isEqualTo(1);
        assertThat(net(mara().has("weapon-expertise", "swords"), WATCH.about(Circumstance.WEAPON)))
                .isEqualTo(1);
        assertThat(net(mara().has("attractive"), TALK.with(SkillId.DECEPTION).about(Circumstance.ATTRACTION)))
                .isEqualTo(1);
    }

    @Test
    @Ledger({"gumshoe", "investigation", "sciences", "humanities"})
    void a_gumshoe_turns_one_failure_an_episode_into_a_success() {
        Fighter sleuth = mara().has("gumshoe").here();
        TestCall study = WATCH.with(SkillId.INVESTIGATION).against(15);
        var play = scenario(scene(sleuth))
                .dice("test.roll", 1)
                .choice("test.save", "yes")
                .dice("test.roll", 1);

        assertThat(PilotRoll.resolve(play, sleuth, study).passed()).isTrue();
        assertThat(PilotRoll.resolve(play, sleuth, study.with(SkillId.SCIENCES)).passed())
                .isFalse();
    }

    @Test
    @Ledger({"jaded", "superior-immune-system"})
    void willpower_holds_after_all_against_fear_and_disease() {
        Fighter tough = mara().has("jaded").has("superior-immune-system").here();
        var play = scenario(scene(tough))
                .dice("test.roll", 1, 1)
                .choice("test.save", "yes")
                .choice("test.save", "yes");

        assertThat(PilotRoll.resolve(play, tough, ENDURE.about(Circumstance.FEAR))
                        .passed())
                .isTrue();
        assertThat(PilotRoll.resolve(play, tough, ENDURE.about(Circumstance.ILLNESS))
                        .passed())
                .isTrue();
    }

    @Test
    @Ledger({"ingenious", "hard-work-and-guts"})
    void two_advantages_or_no_disadvantages_once_an_episode() {
        Fighter clever = mara().has("ingenious").has("hard-work-and-guts").here();
        var play = scenario(scene(clever))
                .choice("test.before", "ingenious")
                .choice("test.before", "hard-work-and-guts")
                .dice("test.roll", 1, 2, 3);

        PilotRoll.resolve(play, clever, TALK.hindered(2));

        assertThat(play.log()).last().isEqualTo("Mara, talking: best of 3 dice, 3 +4 Charm = 7");
        assertThat(OwnTraits.ready(clever, "ingenious")).isFalse();
    }

    @Test
    @Ledger({"genius", "spirit-of-steel"})
    void another_attribute_serves_until_it_has_succeeded() {
        Fighter genius = mara().intellect(9).has("genius").here();
        var play = scenario(scene(genius))
                .choice("test.before", "genius")
                .dice("test.roll", 1)
                .choice("test.before", "genius")
                .dice("test.roll", 5)
                .dice("test.roll", 5);
        TestCall lift = TestCall.of("lifting", PilotAttribute.FITNESS).against(12);

        assertThat(PilotRoll.resolve(play, genius, lift).passed()).isFalse();
        assertThat(PilotRoll.resolve(play, genius, lift).passed()).isTrue();
        assertThat(PilotRoll.resolve(play, genius, lift).passed()).isFalse();
        Fighter steel = mara().willpower(9).has("spirit-of-steel").here();
        var other =
                scenario(scene(steel)).choice("test.before", "spirit-of-steel").dice("test.roll", 3);
        assertThat(PilotRoll.resolve(other, steel, lift).passed()).isTrue();
    }

    @Test
    @Ledger({"polyglot", "common-sense", "living-database", "jack-of-all-trades", "flight-pack"})
    void small_traits_are_called_for_when_they_are_wanted() {
        Fighter mara = mara().has("polyglot")
                .has("common-sense")
                .has("living-database")
                .has("jack-of-all-trades")
                .has("flight-pack")
                .here();
        CenturyGame game = new CenturyGame();
        var play = scenario(scene(mara)).dice("test.roll", 6).choice("jack.skill", "survival");

        for (String id : List.of("polyglot", "common-sense", "living-database", "jack-of-all-trades", "flight-pack")) {
            game.call(
                    play,
                    game.calls(play.state()).stream()
                            .filter(call -> call.option().id().equals(id + ":mara"))
                            .findFirst()
                            .orElseThrow());
        }

        assertThat(play.log())
                .contains(
                        "Mara speaks the language",
                        "Mara is owed a warning or a hint by the gamemaster",
                        "Mara asks the gamemaster what there is to know",
                        "Mara is trained in survival now",
                        "Mara flies until the Scene ends");
        assertThat(mara.body().isTrained(SkillId.SURVIVAL, "")).isTrue();
        Periods.end(play, Period.SCENE);
        assertThat(mara.body().isTrained(SkillId.SURVIVAL, "")).isFalse();
        assertThat(game.calls(play.state()))
                .extracting(call -> call.option().id())
                .contains("polyglot:mara")
                .doesNotContain("flight-pack:mara");
    }

    @Test
    @Ledger({"leadership", "BCG-AMB-14", "presence"})
    void a_leader_carries_as_many_others_as_the_power_level_says() {
        Fighter leader = mara().level(1).skilled("presence").has("leadership").here();
        Fighter ann = person("Ann", "hall").here();
        var play = scenario(scene(leader, ann)).dice("test.roll", 2, 6).choice("leadership.whom", "ann");

        OwnTraits.call(play, leader, "leadership");

        assertThat(PilotEdges.of(play.state(), new TestInProgress(ann, TALK)).net())
                .isEqualTo(2);
        Fighter faceless = mara().level(0).has("leadership").here();
        assertThat(new CenturyGame().calls(scene(faceless)))
                .extracting(call -> call.option().id())
                .doesNotContain("leadership:mara");
    }

    @Test
    @Ledger({"i-was-here-all-along", "stealth", "deception"})
    void somebody_may_have_been_here_all_along() {
        Fighter spy =
                mara().fitness(6).skilled("stealth").has("i-was-here-all-along").here();
        var play = scenario(scene(spy)).dice("test.roll", 3, 9).choice("arrival.place", "kitchen");
        play.emit(new Destroyed("mara", UnitFate.AWAY));

        OwnTraits.call(play, spy, "i-was-here-all-along");

        assertThat(play.log())
                .endsWith(
                        "Mara, having been here: best of 2 dice, 9 +6 Fitness = 15 against 15, passes", "Mara is here");
    }

    @Test
    @Ledger({"masterwork-tool", "personal-facility", "superior-proxy", "BCG-EQUIP-3", "vehicles"})
    void equipment_for_one_skill_does_not_add_up() {
        TestCall drive = TestCall.of("driving", PilotAttribute.FITNESS).with(SkillId.VEHICLES);
        Crew driver = mara().has("masterwork-tool", "vehicles").has("superior-proxy", "vehicles");

        assertThat(net(driver, drive)).isEqualTo(1);
        assertThat(net(driver.has("personal-facility", "vehicles", "electronics"), drive.about(Circumstance.FACILITY)))
                .isEqualTo(2);
        assertThat(TestEquipment.against(driver.here().body(), true).net()).isEqualTo(-1);
    }

    @Test
    @Ledger("body-suit")
    void a_body_suit_shields_from_heat_cold_and_blows() {
        assertThat(net(mara().has("body-suit"), ENDURE.about(Circumstance.HEAT_OR_COLD)))
                .isEqualTo(1);
        assertThat(TestEquipment.against(mara().has("body-suit").here().body(), true)
                        .net())
                .isEqualTo(-1);
        assertThat(TestEquipment.against(mara().has("body-suit").here().body(), false)
                        .net())
                .isZero();
    }

    @Test
    @Ledger({"BCG-EQT-1", "BCG-EQT-2", "BCG-AMB-11", "BCG-SKILL-2", "BCG-EQUIP-2"})
    void equipment_is_got_hold_of_for_an_episode_and_money_gets_scarce() {
        Fighter mara = mara().resources(6).here();
        var play = scenario(scene(mara)).dice("equipment.roll", 4).dice("test.roll", 9, 8);

        assertThat(ResourcesRoll.equipment(play, mara, new Taken(trait("body-suit"), List.of()), EdgeCount.NONE))
                .isTrue();
        assertThat(mara.body().has(Crew.trait("body-suit"))).isTrue();
        assertThat(ResourcesRoll.substitute(play, mara, "hiring a lawyer", 10, EdgeCount.NONE))
                .isTrue();
        assertThat(mara.body().notes().count(Note.Kind.SPENDING, "")).isEqualTo(2);
        assertThat(play.log())
                .contains(
                        "Mara, looking for a Body Suit: 4 +6 Resources = 10 against 10, passes",
                        "Mara, hiring a lawyer: worst of 2 dice, 8 +6 Resources = 14 against 10, passes");
        Periods.end(play, Period.EPISODE);
        assertThat(mara.body().has(Crew.trait("body-suit"))).isFalse();
        assertThat(mara.body().notes().count(Note.Kind.SPENDING, "")).isZero();
    }

    @Test
    @Ledger("backup-bodies")
    void a_new_body_has_no_wounds_once_an_arc() {
        Fighter mara = mara().has("backup-bodies").here();
        var play = scenario(scene(mara));
        PlotArmor.damage(play, mara, 3, FinishingBlow.NONE);

        OwnTraits.call(play, mara, "backup-bodies");

        assertThat(mara.body().points()).isEqualTo(12);
        Periods.end(play, Period.EPISODE);
        assertThat(OwnTraits.ready(mara, "backup-bodies")).isFalse();
    }

    @Test
    @Ledger({"BCG-XP-1", "BCG-GEN-4", "BCG-GP-1"})
    void xp_brings_points_for_both_sheets_and_an_episode_brings_genre_points() {
        Fighter mara = mara().level(3).here();
        var play = scenario(scene(mara));
        play.emit(new ExperienceGranted("mara", 5));
        Periods.end(play, Period.EPISODE);

        assertThat(play.log()).startsWith("Mara gains 5 XP, 5 CP and 5 MP");
        assertThat(mara.genre().points()).isEqualTo(3);
    }
}
