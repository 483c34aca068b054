package arbiter.games.centuryg.match;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static arbiter.games.centuryg.match.FootFixture.act;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyGame;
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
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** What Bosses do on foot. */
class BossTraitsTest extends StrictScenarios<CenturyState> {

    private final Fighter mara = person("Mara", "hall").level(1).here();

    @Test
    @Ledger({"combat-profiling", "BCG-AMB-95", "BCG-AMB-96"})
    void an_answer_that_is_kept_doubles_tension_until_the_boss_has_acted_again() {
        Fighter boss = person("Boss", "hall").boss(3).has("combat-profiling").here();
        var play = scenario(match(boss, mara))
                .choice("profiling.whom", "mara")
                .choice("profiling.answer", "yes")
                .choice("profiling.kept", "yes")
                .choice("profiling.whom", "mara")
                .choice("profiling.answer", "no")
                .choice("profiling.kept", "no");
        play.emit(new RoundBegan());

        OwnTraits.beginTurn(play, boss);
        play.emit(new TurnBegan("mara"));
        CombatProfiling.check(play, mara);
        assertThat(MatchTension.of(play.state(), boss, mara)).isEqualTo(2);
        play.emit(new TurnEnded("boss"));
        assertThat(MatchTension.of(play.state(), boss, mara)).isEqualTo(1);

        int points = mara.genre().points();
        OwnTraits.beginTurn(play, boss);
        CombatProfiling.check(play, mara);
        assertThat(play.log()).last().isEqualTo("Mara loses 1 GP");
        assertThat(mara.genre().points()).isEqualTo(points - 1);
    }

    @Test
    @Ledger("elusive-form")
    void an_elusive_boss_leaves_with_an_action_and_comes_at_its_turn() {
        Fighter boss = person("Boss", "hall").boss(2).has("elusive-form").here();
        var play = scenario(match(boss, mara));
        act(play, boss, "vanish");
        assertThat(boss.fate()).isEqualTo(UnitFate.RETREATED);

        Fighter late = person("Late", "hall").boss(2).has("elusive-form").here();
        Fighter foe = person("Foe", "hall").foe().here();
        Fighter ann = person("Ann", "hall").here();
        var other =
                scenario(match(late, ann, foe)).choice("arrival.place", "road").dice("initiative.roll", 6);
        other.emit(new Destroyed("late", UnitFate.AWAY));
        assertThat(new CenturyGame().calls(other.state()))
                .extracting(call -> call.option().id())
                .contains("elusive-form:late");
        OwnTraits.call(other, late, "elusive-form");
        assertThat(other.log()).endsWith("Late rolls Initiative: 6 +4 average = 10", "Late is here");
    }

    @Test
    @Ledger("homunculus-vessel")
    void a_defeated_boss_goes_on_in_a_minion() {
        Fighter boss =
                person("Boss", "hall").boss(2).has("homunculus-vessel", "Igor").here();
        Fighter igor = person("Igor", "yard").foe().here();
        var play = scenario(match(boss, igor, mara)).dice("layer.roll", 1);

        PlotArmor.damage(play, boss, 4, FinishingBlow.NONE);

        assertThat(play.log()).endsWith("Boss is defeated", "Boss goes on in the body of Igor");
        assertThat(igor.decider()).isEqualTo(boss.decider());
    }

    @Test
    @Ledger({"overwhelming-pressure", "BCG-AMB-21"})
    void pressure_strips_a_layer_for_each_level_below() {
        Fighter boss =
                person("Boss", "hall").boss(3).has("overwhelming-pressure").here();
        Fighter equal = person("Equal", "hall").level(3).here();
        var play = scenario(match(boss, mara, equal))
                .choice("pressure.place", "hall")
                .dice("layer.roll", 9, 10);

        act(play, boss, "overwhelming-pressure");

        assertThat(play.log())
                .containsSubsequence(
                        "Mara loses Layer 1 to overwhelming pressure",
                        "Mara loses Layer 2 to overwhelming pressure",
                        "Mara is defeated");
        assertThat(equal.body().layersLost()).isZero();
    }

    @Test
    @Ledger("skill-master")
    void a_master_takes_a_ten_without_rolling() {
        Fighter boss = person("Boss", "hall")
                .boss(1)
                .skilled("stealth")
                .skilled("combat")
                .has("skill-master", "stealth", "combat")
                .here();
        var play = scenario(scene(boss)).choice("test.before", "skill-master");

        PilotRoll.resolve(
                play, boss, TestCall.of("hiding", PilotAttribute.FITNESS).with(SkillId.STEALTH));

        assertThat(play.log()).last().asString().endsWith("10 +4 Fitness = 14");
    }

    @Test
    @Ledger("spectral-body")
    void a_ghost_cannot_be_hurt_for_three_rounds() {
        Fighter boss = person("Boss", "hall").boss(1).has("spectral-body").here();
        var play = scenario(match(boss, mara));
        OwnTraits.call(play, boss, "spectral-body");

        assertThat(PlotArmor.damage(play, boss, 9, FinishingBlow.NONE)).isFalse();
        play.emit(new TurnBegan("boss"));
        play.emit(new TurnBegan("boss"));
        assertThat(PlotArmor.damage(play, boss, 9, FinishingBlow.NONE)).isFalse();
        play.emit(new TurnBegan("boss"));
        assertThat(PlotArmor.damage(play, boss, 1, FinishingBlow.NONE)).isTrue();
    }

    @Test
    @Ledger("viral-touch")
    void a_disease_gnaws_at_every_scene_until_it_is_beaten() {
        Fighter boss = person("Boss", "hall").boss(1).has("viral-touch").here();
        Fighter tough = person("Tough", "hall").willpower(10).here();
        var play = scenario(match(boss, tough))
                .dice("attack.roll", 6)
                .dice("test.roll", 4)
                .dice("layer.roll", 5)
                .dice("test.roll", 10);
        act(play, boss, "attack:combat");
        assertThat(tough.body().notes().has(Note.Kind.INFECTED, "boss")).isTrue();

        Periods.end(play, Period.SCENE);
        assertThat(play.log()).contains("Tough loses Layer 1 to a disease");
        Periods.end(play, Period.SCENE);
        assertThat(play.log()).endsWith("Tough is cured", "Tough is immune now");
    }
}
