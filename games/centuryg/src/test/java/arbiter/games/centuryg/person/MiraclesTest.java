package arbiter.games.centuryg.person;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static arbiter.games.centuryg.Crew.trait;
import static arbiter.games.centuryg.match.FootFixture.act;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.match.FootTurn;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.test.ExtendedRoll;
import arbiter.games.centuryg.test.PilotEdges;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.ResourcesRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.test.TestInProgress;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Miracles: what they do and what they cost. */
class MiraclesTest extends StrictScenarios<CenturyState> {

    private final Fighter rogue = person("Rogue", "hall").foe().here();

    @Test
    @Ledger({"electricity", "BCG-MIR-1", "BCG-MIR-2", "BCG-AMB-128"})
    void a_bolt_attacks_and_costs_its_user_by_the_total() {
        Fighter volt = person("Volt", "hall").skilled("electricity").here();
        var play = scenario(match(volt, rogue)).dice("attack.roll", 7, 2);

        act(play, volt, "attack:electricity");

        assertThat(play.log())
                .containsExactly(
                        "Volt, attacking Rogue: best of 2 dice, 7 +4 Fitness = 11 against 9, passes",
                        "Rogue takes 2 Damage, 2 left in Layer 1",
                        "Volt takes 3 Damage, 1 left in Layer 1"); // 1 + 11/5
        assertThat(FootTurn.deeds(play.state(), rogue))
                .extracting(CenturyAct::id)
                .doesNotContain("attack:electricity");
    }

    @Test
    @Ledger({"BCG-AMB-02", "BCG-MIR-2", "force"})
    void a_lower_die_may_be_kept_where_the_total_costs_damage() {
        Fighter mover = person("Mover", "hall").skilled("force").here();
        var play = scenario(match(mover, rogue)).dice("attack.roll", 10, 5).choice("test.keep", "5");

        act(play, mover, "attack:force");

        assertThat(play.log()).endsWith("Mover takes 2 Damage, 2 left in Layer 1");
    }

    @Test
    @Ledger({"fortune", "BCG-AMB-11", "BCG-AMB-13"})
    void fortune_helps_money_and_leaves_no_scarcity() {
        Fighter lucky = person("Lucky", "hall").resources(6).skilled("fortune").here();
        var play = scenario(scene(lucky)).choice("test.before", "fortune").dice("equipment.roll", 4, 2);

        ResourcesRoll.equipment(play, lucky, new Taken(trait("masterwork-tool"), List.of("medicine")), EdgeCount.NONE);

        assertThat(lucky.body().notes().count(Note.Kind.SPENDING, "")).isZero();
        assertThat(play.log()).contains("Lucky takes 3 Damage, 1 left in Layer 1");
    }

    @Test
    @Ledger({"sight", "somatics", "BCG-AMB-13", "BCG-MIR-4", "BCG-MIR-3"})
    void sight_and_somatics_go_together_with_a_skill() {
        Fighter seer = person("Seer", "hall")
                .skilled("sight")
                .skilled("investigation")
                .skilled("somatics")
                .here();
        var play = scenario(scene(seer))
                .choice("test.before", "sight")
                .dice("test.roll", 2, 3, 4)
                .choice("test.before", "somatics")
                .dice("test.roll", 2, 1)
                .dice("layer.roll", 6);

        PilotRoll.resolve(
                play, seer, TestCall.of("looking", PilotAttribute.AWARENESS).with(SkillId.INVESTIGATION));
        PilotRoll.resolve(play, seer, TestCall.of("leaping", PilotAttribute.FITNESS));

        assertThat(play.log())
                .containsExactly(
                        "Seer, looking: best of 3 dice, 4 +4 Awareness = 8",
                        "Seer takes 2 Damage, 2 left in Layer 1",
                        "Seer, leaping: best of 2 dice, 2 +4 Fitness = 6",
                        "Seer takes 2 Damage and loses Layer 1",
                        "Seer, holding on: 6 +4 Willpower = 10 against 10, passes");
    }

    @Test
    @Ledger({"matter", "BCG-MIR-3", "BCG-AMB-13"})
    void matter_makes_an_item_and_quickens_work() {
        Fighter smith = person("Smith", "hall")
                .skilled("matter")
                .skilled("craftsmanship")
                .here();
        var play = scenario(match(smith, rogue))
                .choice("miracle.place", "hall")
                .choice("miracle.dn", "5")
                .dice("miracle.roll", 1, 2);
        TestCall build = TestCall.of("building", PilotAttribute.INTELLECT).with(SkillId.MATTER, "Craftsmanship Tests");

        act(play, smith, "manifest:matter:intellect");

        assertThat(play.log()).contains("Smith has an item good for 1 Advantage this Scene", "Smith keeps up matter");
        assertThat(PilotEdges.of(play.state(), new TestInProgress(smith, build)).net())
                .isEqualTo(3);
        assertThat(PilotEdges.of(play.state(), new TestInProgress(smith, ExtendedRoll.hasty(build, 2)))
                        .net())
                .isEqualTo(1);
    }

    @Test
    @Ledger({"phantasm", "BCG-AMB-129"})
    void illusions_hurt_at_a_disadvantage_and_hide_people() {
        Fighter mage = person("Mage", "hall").skilled("phantasm").here();
        var play = scenario(match(mage, rogue))
                .dice("attack.roll", 6)
                .choice("maneuver.place", "hall")
                .dice("test.roll", 6, 3)
                .dice("layer.roll", 8);

        act(play, mage, "attack:phantasm");
        act(play, mage, "maneuver:phantasm");

        assertThat(play.log())
                .contains(
                        "Mage, attacking Rogue: 6 +4 Awareness = 10 against 9, passes",
                        "Mage has Defense +4 for a Round",
                        "Mage gives attackers 2 Disadvantages for a Round");
    }

    @Test
    @Ledger({"phasing", "BCG-AMB-129", "BCG-AMB-128"})
    void phasing_hides_nobody_but_its_user_and_a_specialist_does_nothing_else() {
        Fighter ghost =
                person("Ghost", "hall").skilled("phasing", "Defensive Tests").here();
        Fighter friend = person("Friend", "hall").here();
        var play = scenario(match(ghost, friend, rogue))
                .choice("maneuver.place", "hall")
                .dice("test.roll", 1, 2);

        act(play, ghost, "maneuver:phasing");

        assertThat(play.log()).contains("Ghost gives attackers 1 Disadvantages for a Round");
        assertThat(Miracles.knows(play.state(), ghost, SkillId.PHASING, "Walking"))
                .isFalse();
    }

    @Test
    @Ledger({"probing", "BCG-MIR-3"})
    void a_mind_is_read_with_an_action_and_any_other_action_lets_go() {
        Fighter reader = person("Reader", "hall").skilled("probing").here();
        var play = scenario(match(reader, rogue))
                .choice("miracle.place", "hall")
                .choice("miracle.dn", "8")
                .dice("miracle.roll", 4, 5)
                .choice("miracle.place", "hall");

        act(play, reader, "manifest:probing:awareness");
        act(play, reader, "maintain");

        assertThat(reader.body().maintained()).contains("probing");
        assertThat(play.log()).endsWith("Reader keeps up probing");
    }

    @Test
    @Ledger("temperature")
    void heat_attacks_badly_until_the_surroundings_fit_and_uses_them_up() {
        Fighter flame = person("Flame", "hall").charm(6).skilled("temperature").here();
        var play = scenario(match(flame, rogue))
                .dice("attack.roll", 3)
                .choice("miracle.place", "hall")
                .choice("miracle.dn", "15")
                .dice("miracle.roll", 9, 8)
                .dice("layer.roll", 10)
                .dice("attack.roll", 1, 4)
                .dice("layer.roll", 10);

        act(play, flame, "attack:temperature");
        act(play, flame, "manifest:temperature:charm");
        act(play, flame, "attack:temperature");

        assertThat(play.log())
                .contains(
                        "Flame, attacking Rogue: 3 +6 Charm = 9 against 9, passes",
                        "Flame has made the surroundings fit for an attack",
                        "Flame, attacking Rogue: best of 2 dice, 4 +6 Charm = 10 against 9, passes",
                        "Flame uses the surroundings up");
    }

    @Test
    @Ledger({"psychic-power", "BCG-AMB-12"})
    void psychic_power_halves_the_price() {
        Fighter volt = person("Volt", "hall")
                .skilled("electricity")
                .has("psychic-power")
                .here();
        var play = scenario(match(volt, rogue)).dice("attack.roll", 7, 2);

        act(play, volt, "attack:electricity");

        assertThat(play.log()).last().isEqualTo("Volt takes 1 Damage, 3 left in Layer 1");
    }

    @Test
    @Ledger({"ether-drive", "BCG-AMB-24"})
    void a_drive_works_without_training_and_breaks_for_its_user() {
        Fighter user = person("User", "hall")
                .willpower(2)
                .has("ether-drive", "force", "Fitness Tests")
                .here();
        var play = scenario(match(user, rogue)).dice("attack.roll", 6);

        act(play, user, "attack:force");

        assertThat(play.log())
                .endsWith("User's Proxy takes 2 Damage and breaks", "User takes 1 Damage, 1 left in Layer 1");
    }

    @Test
    @Ledger("mundanity-field")
    void near_a_mundane_boss_nobody_else_works_miracles() {
        Fighter boss = person("Boss", "hall")
                .boss(1)
                .has("mundanity-field")
                .skilled("force")
                .here();
        Fighter volt = person("Volt", "hall").skilled("electricity").here();
        CenturyState state = match(boss, volt);

        assertThat(Miracles.knows(state, volt, SkillId.ELECTRICITY, "")).isFalse();
        assertThat(Miracles.knows(state, boss, SkillId.FORCE, "")).isTrue();
    }
}
