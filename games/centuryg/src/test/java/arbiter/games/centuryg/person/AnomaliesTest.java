package arbiter.games.centuryg.person;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static arbiter.games.centuryg.match.FootFixture.act;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.OwnTraits;
import arbiter.games.centuryg.match.ChemicalWeapon;
import arbiter.games.centuryg.match.FootTurn;
import arbiter.games.centuryg.match.MaintainMiracle;
import arbiter.games.centuryg.match.RunAct;
import arbiter.games.centuryg.match.SceneStatus.GasReleased;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.terrain.Ground.TerrainLaid;
import arbiter.games.centuryg.terrain.Patch;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.PilotEdges;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.test.TestInProgress;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Anomalies, and Equipment that acts in a Match. */
class AnomaliesTest extends StrictScenarios<CenturyState> {

    private final Fighter rogue = person("Rogue", "hall").foe().here();

    private static int net(Fighter fighter, TestCall call) {
        return PilotEdges.of(scene(fighter), new TestInProgress(fighter, call)).net();
    }

    @Test
    @Ledger({"cyborg", "BCG-ANOM-1"})
    void a_cyborg_is_poor_with_people_and_breathes_gas() {
        Fighter cyborg = person("Cyborg", "hall").has("cyborg").here();

        assertThat(net(cyborg, TestCall.of("talking", PilotAttribute.CHARM))).isEqualTo(-1);
        TestCall read = TestCall.of("reading", PilotAttribute.AWARENESS);
        assertThat(net(cyborg, read.about(Circumstance.DECEPTION))).isEqualTo(-1);
        assertThat(net(cyborg, read)).isZero();
        var play = scenario(match(cyborg, rogue));
        play.emit(new GasReleased("rogue", cyborg.zone()));
        ChemicalWeapon.breathe(play, cyborg);
        assertThat(cyborg.body().points()).isEqualTo(12);
    }

    @Test
    @Ledger({"nightmare", "BCG-AMB-133", "BCG-AMB-27", "BCG-PLOT-5"})
    void a_nightmare_frightens_people_here_each_once_an_arc() {
        Fighter dread = person("Dread", "hall")
                .charm(6)
                .skilled("presence")
                .has("nightmare")
                .here();
        Fighter other = person("Other", "yard").foe().here();
        var play = scenario(match(dread, rogue, other))
                .choice("nightmare.place", "hall")
                .choice("nightmare.whom", "rogue")
                .dice("attack.roll", 3, 5)
                .choice("nightmare.whom", "other")
                .dice("attack.roll", 1, 1);

        act(play, dread, "nightmare");

        assertThat(play.log())
                .containsExactly(
                        "Rogue looks into a Nightmare",
                        "Dread, frightening Rogue: best of 2 dice, 5 +6 Charm = 11 against 9, passes",
                        "Rogue takes 2 Damage, 2 left in Layer 1");
        act(play, dread, "nightmare"); // a step away there is one more
        assertThat(play.log()).contains("Dread moves to yard", "Other looks into a Nightmare");
        assertThat(FootTurn.deeds(play.state(), dread))
                .extracting(CenturyAct::id)
                .doesNotContain("nightmare");
        assertThat(net(dread, TestCall.of("charming", PilotAttribute.CHARM))).isEqualTo(-1);
    }

    @Test
    @Ledger({"undying", "BCG-AMB-15"})
    void the_undying_heal_for_the_rest_of_an_episode() {
        Fighter lich = person("Lich", "hall").willpower(9).has("undying").here();
        var play = scenario(scene(lich)).dice("layer.roll", 5, 8);
        PlotArmor.damage(play, lich, 20, FinishingBlow.NONE);

        Periods.end(play, Period.SCENE);

        assertThat(lich.body().points()).isEqualTo(27);
        assertThat(net(lich, TestCall.of("anything", PilotAttribute.FITNESS))).isEqualTo(-2);
        Periods.end(play, Period.EPISODE);
        assertThat(net(lich, TestCall.of("anything", PilotAttribute.FITNESS))).isZero();
    }

    @Test
    @Ledger({"technobane", "BCG-AMB-133", "electronics", "vehicles"})
    void machines_stop_for_a_technobane_who_is_poor_with_them() {
        Fighter bane = person("Bane", "hall").has("technobane").here();
        var play = scenario(scene(bane));

        OwnTraits.call(play, bane, "technobane");

        assertThat(play.log()).last().isEqualTo("Bane stops a machine near by for the Scene");
        TestCall fix = TestCall.of("fixing", PilotAttribute.INTELLECT);
        assertThat(net(bane, fix.with(SkillId.ELECTRONICS))).isEqualTo(-1);
        assertThat(net(bane, fix.with(SkillId.VEHICLES))).isEqualTo(-1);
    }

    @Test
    @Ledger({"technobane", "superior-proxy", "BCG-AMB-133"})
    void a_stopped_proxy_guards_nobody_for_the_scene() {
        Fighter bane = person("Bane", "hall").has("technobane").here();
        Fighter rider =
                person("Rider", "hall").foe().has("superior-proxy", "vehicles").here();
        var play = scenario(match(bane, rider)).choice("technobane.what", "rider");

        OwnTraits.call(play, bane, "technobane");
        PlotArmor.damage(play, rider, 1, FinishingBlow.NONE);

        assertThat(play.log())
                .endsWith("Rider has no use of a Proxy this Scene", "Rider takes 1 Damage, 3 left in Layer 1");
    }

    @Test
    @Ledger({"BCG-MIR-3", "force"})
    void a_miracle_lapses_with_any_other_action() {
        Fighter mover = person("Mover", "hall").skilled("force").here();
        var play = scenario(match(mover, rogue))
                .choice("miracle.place", "hall")
                .choice("miracle.dn", "5")
                .dice("miracle.roll", 1, 1);
        act(play, mover, "manifest:force:intellect");

        MaintainMiracle.lapse(play, mover, new RunAct());

        assertThat(mover.body().maintained()).isEmpty();
        assertThat(play.log()).endsWith("Mover keeps up force", "Mover lets the Miracle go");
    }

    @Test
    @Ledger("flight-pack")
    void whoever_flies_is_not_slowed_by_the_ground() {
        Fighter flyer = person("Flyer", "hall").has("flight-pack").here();
        var play = scenario(match(flyer, rogue)).choice("run.place", "road");
        play.emit(new TerrainLaid(new Patch(2, Terrain.DIFFICULT, Clock.FIGHT)));
        OwnTraits.call(play, flyer, "flight-pack");

        act(play, flyer, "run");

        assertThat(play.log()).last().isEqualTo("Flyer moves to road");
    }

    @Test
    @Ledger({"comrade", "BCG-XP-3"})
    void a_comrade_is_a_rival_on_the_same_side_with_genre_points_by_level() {
        Fighter mara = person("Mara", "hall").level(2).has("comrade").here();
        Fighter friend = person("Friend", "hall").foe().level(1).on("heroes").here();
        CenturyState state = match(mara, friend, rogue);

        assertThat(state.enemies(mara, friend)).isFalse();
        assertThat(friend.body().person().themes()).isEmpty();
        assertThat(mara.genre().points()).isEqualTo(2);
        assertThat(friend.genre().points()).isEqualTo(1);
    }

    @Test
    @Ledger({"wild", "BCG-AMB-16", "survival"})
    void the_wild_are_at_home_in_the_wild_only() {
        Fighter wild = person("Wild", "hall").has("wild").here();
        TestCall look = TestCall.of("looking", PilotAttribute.AWARENESS);
        TestCall think = TestCall.of("thinking", PilotAttribute.INTELLECT);

        assertThat(net(wild, look.about(Circumstance.IN_THE_WILD))).isEqualTo(1);
        assertThat(net(wild, look)).isZero();
        assertThat(net(wild, think)).isEqualTo(-1);
        assertThat(net(wild, think.with(SkillId.SURVIVAL).about(Circumstance.IN_THE_WILD)))
                .isEqualTo(1);
        assertThat(net(wild, TestCall.of("buying", PilotAttribute.RESOURCES))).isEqualTo(-1);
    }

    @Test
    @Ledger("miniature-chemical-weapon")
    void gas_chokes_everybody_in_the_zone_and_the_thrower_may_flee() {
        Fighter mara = person("Mara", "hall").has("miniature-chemical-weapon").here();
        Fighter suit = person("Suit", "hall").foe().has("body-suit").here();
        var play = scenario(match(mara, rogue, suit))
                .choice("gas.place", "yard")
                .dice("gas.roll", 13 - 4)
                .dice("layer.roll", 9)
                .dice("gas.roll", 10)
                .dice("layer.roll", 10);

        act(play, mara, "gas");
        ChemicalWeapon.breathe(play, rogue);

        assertThat(play.log())
                .containsSubsequence(
                        "Mara fills hall with gas",
                        "Mara moves to yard",
                        "Rogue, holding their breath: 9 +4 Willpower = 13 against 20, fails",
                        "Rogue takes 4 Damage and loses Layer 1",
                        "Rogue takes 3 Damage, 1 left in Layer 2",
                        "Rogue, holding their breath: 10 +4 Willpower = 14 against 20, fails");
        assertThat(suit.body().points()).isEqualTo(12);
        Periods.end(play, Period.SCENE);
        assertThat(play.state().scene().hasGas(rogue.zone())).isFalse();
    }

    @Test
    @Ledger({"range-booster", "BCG-AMB-128", "BCG-MATCH-8"})
    void a_range_booster_reaches_two_zones() {
        Fighter sniper = person("Sniper", "kitchen")
                .skilled("combat")
                .has("range-booster", "combat")
                .here();
        Fighter target = person("Target", "yard").foe().here();
        var play = scenario(match(sniper, target))
                .choice("attack.place", "kitchen")
                .dice("attack.roll", 8, 1);

        act(play, sniper, "attack:combat");

        assertThat(play.log()).endsWith("Target takes 3 Damage, 1 left in Layer 1");
    }

    @Test
    @Ledger("BCG-DB-2")
    void counters_of_deathblows_are_forgotten_with_the_episode() {
        Fighter mara = person("Mara", "hall").has("called-shot").here();
        var play = scenario(match(mara, rogue))
                .choice("attack.deathblow", "called-shot")
                .dice("attack.roll", 5);
        act(play, mara, "attack:combat");
        assertThat(mara.body().notes().count(Note.Kind.DEATHBLOW, "called-shot"))
                .isEqualTo(1);

        Periods.end(play, Period.EPISODE);

        assertThat(mara.body().notes().count(Note.Kind.DEATHBLOW, "called-shot"))
                .isZero();
    }
}
