package arbiter.games.centuryg.match;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static arbiter.games.centuryg.match.FootFixture.act;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.OwnTraits;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.person.FinishingBlow;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.person.Periods;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.PilotEdges;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.test.TestInProgress;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Deathblows, Anomalies and Boss Traits: when they do nothing, how often they come, when they end. */
class DeathblowLimitsTest extends StrictScenarios<CenturyState> {

    private final Fighter rogue = person("Rogue", "hall").foe().here();

    private static int net(Fighter fighter, TestCall call) {
        return PilotEdges.of(scene(fighter), new TestInProgress(fighter, call)).net();
    }

    @Test
    @Ledger({"called-shot", "distraction-move", "forbidden-secret-art"})
    void a_miss_carries_no_deathblow_and_what_one_leaves_ends_with_the_round() {
        Fighter mara = person("Mara", "hall")
                .has("called-shot")
                .has("distraction-move")
                .has("forbidden-secret-art")
                .here();
        Fighter ann = person("Ann", "hall").here();
        var play = scenario(match(mara, ann, rogue));
        play.emit(new RoundBegan());
        play.emit(new TurnBegan("mara"));
        for (int die : new int[] {3, 9}) { // 8 and 9 against 9, the second time at three Disadvantages
            play.choice("attack.deathblow", "called-shot")
                    .choice("attack.deathblow", "distraction-move")
                    .choice("attack.deathblow", "forbidden-secret-art");
            if (die == 3) {
                play.dice("attack.roll", 3);
            } else {
                play.dice("attack.roll", 9, 8, 7, 4);
            }
            act(play, mara, "attack:combat");
            assertThat(play.state().has(Mark.Kind.RATTLED, rogue)).isEqualTo(die == 9);
            assertThat(OffensiveEdges.of(play.state(), ann, rogue).net()).isEqualTo(die == 9 ? 1 : 0);
        }
        assertThat(rogue.body().points()).isEqualTo(11); // nothing by the Test, the Tension by the Art
        play.emit(new TurnBegan("mara"));
        assertThat(play.state().has(Mark.Kind.RATTLED, rogue)).isFalse();
        assertThat(OffensiveEdges.of(play.state(), ann, rogue).net()).isZero();
    }

    @Test
    @Ledger({"sweeping-assault", "BCG-AMB-134"})
    void a_sweep_leaves_friends_and_other_rooms_alone() {
        Fighter mara = person("Mara", "hall").fitness(9).has("sweeping-assault").here();
        Fighter ann = person("Ann", "hall").here();
        Fighter far = person("Far", "yard").foe().here();
        var play = scenario(match(mara, ann, rogue, far))
                .choice("attack.target", "rogue")
                .choice("attack.deathblow", "sweeping-assault")
                .dice("attack.roll", 2);
        act(play, mara, "attack:combat");
        assertThat(play.log()).noneMatch(line -> line.contains("attacking Ann") || line.contains("attacking Far"));
    }

    @Test
    @Ledger({"living-weapon", "BCG-DB-2", "BCG-AMB-134"})
    void a_living_weapon_lifts_nothing_from_other_deathblows() {
        Fighter boss = person("Boss", "hall")
                .boss(3)
                .has("called-shot")
                .has("finishing-blow")
                .has("living-weapon", "called-shot")
                .here();
        Fighter mara = person("Mara", "hall").here();
        var play = scenario(match(boss, mara));
        for (int i = 0; i < 2; i++) {
            play.choice("attack.deathblow", "called-shot").choice("attack.deathblow", "finishing-blow");
            if (i == 0) {
                play.dice("attack.roll", 1);
            } else {
                play.dice("attack.roll", 1, 2); // one Disadvantage, of the Finishing Blow
            }
            act(play, boss, "attack:combat");
        }
        assertThat(FootTurn.deeds(play.state(), mara))
                .extracting(CenturyAct::id)
                .contains("attack:combat");
    }

    @Test
    @Ledger({"cyborg", "nightmare", "wild"})
    void anomalies_hinder_what_they_say_and_nothing_else() {
        Fighter cyborg = person("Cyborg", "hall").has("cyborg").here();
        TestCall read = TestCall.of("reading", PilotAttribute.AWARENESS);
        assertThat(net(cyborg, read.about(Circumstance.DIPLOMACY))).isEqualTo(-1);
        assertThat(net(cyborg, read.about(Circumstance.STEALTH))).isZero();
        Fighter dread = person("Dread", "hall").has("nightmare").here();
        TestCall scare = TestCall.of("scaring", PilotAttribute.CHARM).about(Circumstance.FRIGHTENING);
        assertThat(net(dread, scare)).isZero();
        Fighter wild = person("Wild", "hall").has("wild").here();
        TestCall think = TestCall.of("thinking", PilotAttribute.INTELLECT);
        assertThat(net(wild, think.about(Circumstance.ANIMALS))).isEqualTo(1);
        assertThat(net(wild, think.with(SkillId.SURVIVAL))).isEqualTo(-1); // not in the wild
        assertThat(net(wild, TestCall.of("petting", PilotAttribute.CHARM).about(Circumstance.ANIMALS)))
                .isEqualTo(1);
    }

    @Test
    @Ledger({"undying", "BCG-AMB-15"})
    void a_scratch_is_no_death_and_the_weariness_of_several_scenes_adds_up() {
        Fighter lich = person("Lich", "hall").willpower(9).has("undying").here();
        TestCall anything = TestCall.of("anything", PilotAttribute.FITNESS);
        var play = scenario(scene(lich)).dice("layer.roll", 5).dice("layer.roll", 9, 9);
        PlotArmor.damage(play, lich, 8, FinishingBlow.NONE);
        Periods.end(play, Period.SCENE);
        assertThat(net(lich, anything)).isZero(); // Layer 1 returns by itself
        for (int scenes = 1; scenes <= 2; scenes++) {
            PlotArmor.damage(play, lich, 10, FinishingBlow.NONE);
            Periods.end(play, Period.SCENE);
            assertThat(lich.body().points()).isEqualTo(27);
            assertThat(net(lich, anything)).isEqualTo(-scenes);
        }
    }

    @Test
    @Ledger({"technobane", "spectral-body", "overwhelming-pressure", "BCG-GEN-4"})
    void some_come_once_an_episode() {
        Fighter boss = person("Boss", "hall")
                .boss(3)
                .has("technobane")
                .has("spectral-body")
                .has("overwhelming-pressure")
                .here();
        Fighter henchman = person("Henchman", "hall").foe().level(2).here();
        Fighter far = person("Far", "yard").here();
        var play = scenario(match(boss, henchman, far))
                .choice("pressure.place", "hall")
                .dice("layer.roll", 9);
        OwnTraits.call(play, boss, "technobane");
        OwnTraits.call(play, boss, "spectral-body");
        act(play, boss, "overwhelming-pressure");
        assertThat(henchman.body().layersLost()).isEqualTo(1); // every other character, friends too
        assertThat(far.body().layersLost()).isZero();
        for (String trait : new String[] {"technobane", "spectral-body", "overwhelming-pressure"}) {
            assertThat(OwnTraits.ready(boss, trait)).isFalse();
        }
        Periods.end(play, Period.EPISODE);
        assertThat(OwnTraits.ready(boss, "spectral-body")).isTrue();
    }

    @Test
    @Ledger({"spectral-body", "BCG-AMB-74"})
    void a_ghost_goes_over_any_ground_and_can_still_strike() {
        Fighter boss = person("Boss", "hall").boss(1).has("spectral-body").here();
        Fighter mara = person("Mara", "hall").here();
        var play = scenario(match(boss, mara)).dice("attack.roll", 6).choice("run.place", "road");
        play.emit(new arbiter.games.centuryg.terrain.Ground.TerrainLaid(new arbiter.games.centuryg.terrain.Patch(
                2, arbiter.games.centuryg.terrain.Terrain.DIFFICULT, arbiter.games.centuryg.unit.Clock.FIGHT)));
        OwnTraits.call(play, boss, "spectral-body");
        act(play, boss, "attack:combat");
        assertThat(mara.body().points()).isEqualTo(11);
        act(play, boss, "run");
        assertThat(play.log()).last().isEqualTo("Boss moves to road");
    }

    @Test
    @Ledger("viral-touch")
    void no_damage_no_disease_and_the_carriers_death_cures() {
        Fighter boss = person("Boss", "hall").boss(1).has("viral-touch").here();
        Fighter tough = person("Tough", "hall").willpower(10).here();
        var play = scenario(match(boss, tough))
                .dice("attack.roll", 5)
                .dice("attack.roll", 6)
                .dice("test.roll", 7);
        act(play, boss, "attack:combat"); // just matches
        assertThat(tough.body().notes().has(Note.Kind.INFECTED, "boss")).isFalse();
        act(play, boss, "attack:combat");
        Periods.end(play, Period.SCENE); // 17: neither worse nor immune
        assertThat(tough.body().layersLost()).isZero();
        assertThat(tough.body().notes().has(Note.Kind.INFECTED, "boss")).isTrue();
        play.emit(new Destroyed("boss", UnitFate.DESTROYED));
        Periods.end(play, Period.SCENE);
        assertThat(play.log()).last().isEqualTo("Tough is cured");
    }
}
