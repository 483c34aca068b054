package arbiter.games.centuryg.match;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static arbiter.games.centuryg.match.FootFixture.act;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.OwnTraits;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.person.FinishingBlow;
import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.person.Periods;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.trait.TraitUses;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Boss Traits, Miracles and Equipment at their limits. */
class BossTraitLimitsTest extends StrictScenarios<CenturyState> {

    private final Fighter mara = person("Mara", "hall").level(0).here();
    private final Fighter rogue = person("Rogue", "hall").foe().here();

    @Test
    @Ledger({"combat-profiling", "BCG-AMB-96"})
    void three_questions_an_episode_to_pcs_only_and_nobody_owes_points() {
        Fighter boss = person("Boss", "hall").boss(3).has("combat-profiling").here();
        var play = scenario(match(boss, mara, rogue));
        play.emit(new RoundBegan());
        for (int i = 0; i < 3; i++) {
            play.choice("profiling.whom", "mara")
                    .choice("profiling.answer", "no")
                    .choice("profiling.kept", "no");
            OwnTraits.beginTurn(play, boss);
            CombatProfiling.check(play, mara);
        }
        assertThat(mara.genre().points()).isZero();
        OwnTraits.beginTurn(play, boss); // nobody is asked a fourth time
        assertThat(TraitUses.ready(boss, OwnTraits.of(boss, "combat-profiling"), 3))
                .isFalse();
        Periods.end(play, Period.EPISODE);
        assertThat(TraitUses.ready(boss, OwnTraits.of(boss, "combat-profiling"), 3))
                .isTrue();
    }

    @Test
    @Ledger("elusive-form")
    void an_elusive_boss_comes_or_goes_once_an_episode() {
        Fighter boss = person("Boss", "hall").boss(2).has("elusive-form").here();
        var play = scenario(scene(boss, mara));
        assertThat(new CenturyGame().calls(play.state()))
                .extracting(call -> call.option().id())
                .contains("elusive-form:boss");
        OwnTraits.call(play, boss, "elusive-form");
        assertThat(boss.fate()).isEqualTo(UnitFate.RETREATED);
        assertThat(OwnTraits.ready(boss, "elusive-form")).isFalse();
    }

    @Test
    @Ledger("homunculus-vessel")
    void without_the_minion_defeat_is_defeat() {
        Fighter boss =
                person("Boss", "hall").boss(2).has("homunculus-vessel", "Igor").here();
        var play = scenario(match(boss, mara, rogue)).dice("layer.roll", 1);
        PlotArmor.damage(play, boss, 4, FinishingBlow.NONE);
        assertThat(play.log()).last().isEqualTo("Boss is defeated");
        assertThat(rogue.decider().id()).isEqualTo("rogue");
    }

    @Test
    @Ledger("skill-master")
    void a_master_rolls_for_other_skills() {
        Fighter boss = person("Boss", "hall")
                .boss(1)
                .skilled("stealth")
                .skilled("combat")
                .skilled("medicine")
                .has("skill-master", "stealth", "combat")
                .here();
        var play = scenario(scene(boss)).dice("test.roll", 2, 3);
        PilotRoll.resolve(
                play, boss, TestCall.of("healing", PilotAttribute.INTELLECT).with(SkillId.MEDICINE));
        assertThat(play.log()).last().asString().endsWith("3 +4 Intellect = 7");
    }

    @Test
    @Ledger({"mundanity-field", "ether-drive"})
    void a_field_stops_drives_and_ends_at_the_door() {
        Fighter boss = person("Boss", "hall").boss(1).has("mundanity-field").here();
        Fighter here = person("Here", "hall")
                .has("ether-drive", "force", "Fitness Tests")
                .here();
        Fighter there = person("There", "yard")
                .has("ether-drive", "force", "Fitness Tests")
                .here();
        CenturyState state = match(boss, here, there);
        assertThat(Miracles.knows(state, here, SkillId.FORCE, "Fitness Tests")).isFalse();
        assertThat(Miracles.knows(state, there, SkillId.FORCE, "Fitness Tests")).isTrue();
        assertThat(Miracles.knows(state, there, SkillId.FORCE, "Intellect Tests"))
                .isFalse();
    }

    @Test
    @Ledger({"miniature-chemical-weapon", "BCG-EQUIP-2"})
    void a_chemical_weapon_is_replaced_between_episodes() {
        Fighter thrower =
                person("Thrower", "hall").has("miniature-chemical-weapon").here();
        Fighter far = person("Far", "kitchen").foe().here();
        var play = scenario(match(thrower, far)).choice("gas.place", "yard");
        act(play, thrower, "gas");
        assertThat(FootTurn.deeds(play.state(), thrower))
                .extracting(CenturyAct::id)
                .doesNotContain("gas");
        assertThat(play.state().scene().hasGas(far.zone())).isFalse();
        Periods.end(play, Period.EPISODE);
        assertThat(FootTurn.deeds(play.state(), thrower))
                .extracting(CenturyAct::id)
                .contains("gas");
    }

    @Test
    @Ledger({"range-booster", "BCG-AMB-128"})
    void a_booster_is_for_its_own_skill_and_reaches_no_farther_than_two() {
        Fighter volt = person("Volt", "kitchen")
                .skilled("electricity")
                .has("range-booster", "electricity")
                .here();
        Fighter near = person("Near", "yard").foe().here();
        assertThat(FootTurn.deeds(match(volt, near), volt))
                .extracting(CenturyAct::id)
                .contains("attack:electricity")
                .doesNotContain("attack:combat");
        Fighter post = person("Post", "hall").foe().here();
        Fighter far = person("Far", "road").foe().here(); // three Zones, two after a step
        assertThat(new FootWeapon(SkillId.ELECTRICITY, PilotAttribute.FITNESS, "").reach(volt))
                .isEqualTo(2);
        assertThat(new FootWeapon(SkillId.COMBAT, PilotAttribute.FITNESS, "").reach(volt))
                .isZero();
        assertThat(match(volt, post, far).distance(volt, far)).isEqualTo(3);
    }

    @Test
    @Ledger({"temperature", "phantasm", "BCG-AMB-129"})
    void surroundings_that_fit_by_themselves_are_not_used_up_and_a_phantasm_covers_an_ally_for_a_round() {
        Fighter flame = person("Flame", "hall").charm(6).skilled("temperature").here();
        var hot = scenario(match(flame, rogue)).dice("attack.roll", 1, 4).dice("attack.roll", 1, 4);
        hot.emit(new arbiter.games.centuryg.match.SceneStatus.SurroundingsSet(true));
        act(hot, flame, "attack:temperature");
        assertThat(flame.body().notes().has(Note.Kind.CLIMATE, "")).isFalse();
        hot.dice("layer.roll", 9);
        act(hot, flame, "attack:temperature");
        Fighter mage = person("Mage", "hall")
                .willpower(9)
                .skilled("phantasm", "Defensive Tests")
                .here();
        Fighter ann = person("Ann", "hall").here();
        var play = scenario(match(mage, ann, person("Rogue", "hall").foe().here()))
                .choice("maneuver.place", "hall")
                .choice("maneuver.whom", "ann")
                .dice("test.roll", 6, 3); // 10: two Disadvantages
        act(play, mage, "maneuver:phantasm");
        Fighter foe = play.state().unit("rogue");
        assertThat(OffensiveEdges.of(play.state(), foe, ann).net()).isEqualTo(-2);
        assertThat(PersonDefense.of(play.state(), ann, foe).total()).isEqualTo(13);
        assertThat(OffensiveEdges.of(play.state(), foe, mage).net()).isZero();
        assertThat(FootTurn.deeds(play.state(), mage))
                .extracting(CenturyAct::id)
                .doesNotContain("attack:phantasm");
    }
}
