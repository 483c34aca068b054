package arbiter.games.centuryg.person;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static arbiter.games.centuryg.match.FootFixture.act;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.Crew;
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

/** Traits of people that meet each other. */
class MeetingTraitsTest extends StrictScenarios<CenturyState> {

    @Test
    @Ledger({"nightmare", "called-shot", "buildup", "BCG-DB-1", "BCG-MACT-2"})
    void a_nightmare_is_an_attack_that_builds_up_and_carries_deathblows() {
        Fighter dread = person("Dread", "hall")
                .charm(6)
                .has("nightmare")
                .has("called-shot")
                .has("sweeping-assault")
                .here();
        Fighter rogue =
                person("Rogue", "hall").foe().has("superior-proxy", "vehicles").here();
        var play = scenario(match(dread, rogue))
                .choice("buildup.place", "hall")
                .choice("nightmare.whom", "rogue")
                .choice("attack.deathblow", "called-shot")
                .dice("attack.roll", 3, 5); // 2 Advantages less the Proxy
        act(play, dread, "buildup");
        act(play, dread, "nightmare");
        assertThat(play.log())
                .contains(
                        "Dread, frightening Rogue: best of 2 dice, 5 +6 Charm = 11 against 9, passes",
                        "Dread puts everything into a Called Shot",
                        "Dread strikes at last",
                        "Rogue's Proxy takes 2 Damage, 2 left",
                        "Rogue is rattled: 1 Disadvantage on all Tests for a Round");
    }

    @Test
    @Ledger({"nightmare", "viral-touch"})
    void the_terror_of_a_carrier_infects_as_well() {
        Fighter boss = person("Boss", "hall")
                .boss(1)
                .has("nightmare")
                .has("viral-touch")
                .here();
        Fighter mara = person("Mara", "hall").here();
        var play = scenario(match(boss, mara)).choice("nightmare.whom", "mara").dice("attack.roll", 6);
        act(play, boss, "nightmare");
        assertThat(mara.body().notes().has(Note.Kind.INFECTED, "boss")).isTrue();
    }

    private static int net(Crew crew, TestCall call) {
        Fighter fighter = crew.here();
        return PilotEdges.of(scene(fighter), new TestInProgress(fighter, call)).net();
    }

    @Test
    @Ledger({"technobane", "ether-drive", "body-suit", "masterwork-tool"})
    void equipment_of_every_kind_is_awkward_for_a_technobane() {
        Crew bane = person("Bane", "hall").has("technobane");
        TestCall force = TestCall.of("moving it", PilotAttribute.FITNESS).with(SkillId.FORCE, "Fitness Tests");
        assertThat(net(bane.has("ether-drive", "force", "Fitness Tests"), force))
                .isEqualTo(-1);
        TestCall freeze = TestCall.of("enduring", PilotAttribute.WILLPOWER).about(Circumstance.HEAT_OR_COLD);
        assertThat(net(person("Bane", "hall").has("technobane").has("body-suit"), freeze))
                .isZero();
        TestCall climb = TestCall.of("climbing", PilotAttribute.FITNESS).with(SkillId.ATHLETICS);
        assertThat(net(person("Bane", "hall").has("technobane").has("masterwork-tool", "athletics"), climb))
                .isZero();
        assertThat(net(bane, climb)).isZero();
    }

    @Test
    @Ledger({"skill-master", "BCG-ADV-3"})
    void a_master_may_trade_advantages_and_still_take_a_ten() {
        Fighter boss = person("Boss", "hall")
                .boss(1)
                .skilled("stealth")
                .skilled("combat")
                .has("skill-master", "stealth", "combat")
                .here();
        var play = scenario(scene(boss)).choice("test.before", "skill-master").choice("test.trade", "1");
        PilotRoll.resolve(
                play, boss, TestCall.of("hiding", PilotAttribute.FITNESS).with(SkillId.STEALTH));
        assertThat(play.log()).last().asString().endsWith("10 +4 Fitness +2 traded = 16");
    }

    @Test
    @Ledger({"ether-drive", "fortune", "BCG-AMB-11", "BCG-AMB-24"})
    void a_drive_of_fortune_gives_no_advantage_and_yet_leaves_no_scarcity() {
        Fighter lucky = person("Lucky", "hall")
                .resources(6)
                .has("ether-drive", "fortune", "Equipment Tests")
                .here();
        var play = scenario(scene(lucky)).choice("test.before", "fortune").dice("equipment.roll", 5);
        Taken suit = new Taken(Crew.trait("body-suit"), List.of());
        ResourcesRoll.equipment(play, lucky, suit, EdgeCount.NONE);
        assertThat(lucky.body().has(Crew.trait("body-suit"))).isTrue();
        assertThat(lucky.body().notes().count(Note.Kind.SPENDING, "")).isZero();
        assertThat(play.log()).contains("Lucky's Proxy takes 3 Damage, 1 left");
    }

    @Test
    @Ledger("backup-bodies")
    void the_dead_come_back_in_another_body_but_not_in_the_middle_of_a_match() {
        Fighter mara = person("Mara", "hall").has("backup-bodies").here();
        Fighter rogue = person("Rogue", "hall").foe().here();
        CenturyGame game = new CenturyGame();
        var fight = scenario(match(mara, rogue));
        fight.emit(new Destroyed("mara", UnitFate.DESTROYED));
        assertThat(game.calls(fight.state()))
                .extracting(call -> call.option().id())
                .doesNotContain("backup-bodies:mara");
        Fighter dead = person("Dead", "hall").has("backup-bodies").here();
        var play = scenario(scene(dead));
        play.emit(new Destroyed("dead", UnitFate.DESTROYED));
        game.call(
                play,
                game.calls(play.state()).stream()
                        .filter(call -> call.option().id().equals("backup-bodies:dead"))
                        .findFirst()
                        .orElseThrow());
        assertThat(dead.isFighting()).isTrue();
        assertThat(dead.body().points()).isEqualTo(12);
    }
}
