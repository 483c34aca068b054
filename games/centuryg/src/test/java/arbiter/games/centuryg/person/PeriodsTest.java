package arbiter.games.centuryg.person;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static arbiter.games.centuryg.Crew.trait;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.Crew;
import arbiter.games.centuryg.OwnTraits;
import arbiter.games.centuryg.person.Layer.LayerHurt;
import arbiter.games.centuryg.person.Proxy.ProxyGiven;
import arbiter.games.centuryg.sheet.Armory;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.test.HealingRoll;
import arbiter.games.centuryg.test.HelpRoll;
import arbiter.games.centuryg.test.ResourcesRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.trait.TraitUses;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Treatment, help and money, and what returns when a stretch of time ends, clause by clause. */
class PeriodsTest extends StrictScenarios<CenturyState> {

    private final Fighter mara = person("Mara", "hall").willpower(5).here();
    private final Fighter doc =
            person("Doc", "hall").intellect(9).skilled("medicine").here();

    @Test
    @Ledger({"BCG-HELP-1", "BCG-AMB-08"})
    void twenty_points_help_twice() {
        Fighter sage = person("Sage", "hall").intellect(16).here();
        var play = scenario(scene(mara, sage)).dice("test.roll", 3).dice("test.roll", 4);
        TestCall help = TestCall.of("helping", PilotAttribute.INTELLECT);
        TestCall climb = TestCall.of("climbing", PilotAttribute.FITNESS).against(10);

        assertThat(HelpRoll.resolve(play, sage, help, climb).sway().net()).isEqualTo(1); // 19
        assertThat(HelpRoll.resolve(play, sage, help, climb).sway().net()).isEqualTo(2); // 20
    }

    @Test
    @Ledger({"BCG-HEAL-1", "BCG-AMB-10"})
    void the_third_layer_takes_twenty_and_only_the_layer_named_is_refilled() {
        var play = scenario(scene(mara, doc)).dice("healing.roll", 5, 6).dice("healing.roll", 10, 2);
        for (int layer = 0; layer < 3; layer++) {
            play.emit(new LayerHurt("mara", layer, 2));
        }

        HealingRoll.resolve(play, doc, mara, 1);
        HealingRoll.resolve(play, doc, mara, 2);

        assertThat(play.log())
                .contains(
                        "Doc, treating Mara: best of 2 dice, 6 +9 Intellect = 15 against 15, passes",
                        "Doc, treating Mara: best of 2 dice, 10 +9 Intellect = 19 against 20, fails");
        assertThat(mara.body().layers()).extracting(Layer::points).containsExactly(3, 5, 3);
    }

    @Test
    @Ledger({"BCG-HEAL-2", "BCG-GEN-4", "nightmare"})
    void what_is_locked_for_an_arc_stays_so_over_episodes() {
        var play = scenario(scene(mara, doc)).dice("healing.roll", 1, 1);
        play.emit(new LayerHurt("mara", 2, 2));
        HealingRoll.resolve(play, doc, mara, 2); // 10 against 20
        play.emit(new Noted("mara", new Note(Note.Kind.FRIGHTENED, "doc", 1, Period.ARC), "has seen it"));

        Periods.end(play, Period.EPISODE);
        assertThat(HealingRoll.possible(mara, 2)).isFalse();
        assertThat(mara.body().notes().has(Note.Kind.FRIGHTENED, "doc")).isTrue();
        Periods.end(play, Period.ARC);
        play.emit(new LayerHurt("mara", 2, 2));

        assertThat(HealingRoll.possible(mara, 2)).isTrue();
        assertThat(mara.body().notes().has(Note.Kind.FRIGHTENED, "doc")).isFalse();
    }

    @Test
    @Ledger({"BCG-EQT-1", "flight-pack"})
    void dear_equipment_takes_twenty_and_nobody_shops_in_a_match() {
        Fighter rich = person("Rich", "hall").resources(11).here();
        var play = scenario(scene(rich).stocked(Armory.of(Crew.CONTENT)))
                .dice("equipment.roll", 8)
                .dice("equipment.roll", 9);
        Taken pack = new Taken(trait("flight-pack"), List.of());

        assertThat(ResourcesRoll.equipment(play, rich, pack, EdgeCount.NONE)).isFalse();
        assertThat(ResourcesRoll.equipment(play, rich, pack, EdgeCount.NONE)).isTrue();

        CenturyState fight = match(
                        person("Ann", "hall").here(),
                        person("Vex", "hall").foe().here())
                .stocked(Armory.of(Crew.CONTENT));
        assertThat(calls(fight)).noneMatch(id -> id.startsWith("equipment") || id.startsWith("heal"));
    }

    private static List<String> calls(CenturyState state) {
        return new CenturyGame()
                .calls(state).stream()
                        .map(Call::option)
                        .map(option -> option.id())
                        .toList();
    }

    @Test
    @Ledger({"BCG-GEN-4", "BCG-PROXY-1", "BCG-AMB-24"})
    void a_broken_proxy_is_useless_until_the_episode_ends() {
        var play = scenario(scene(mara));
        play.emit(new ProxyGiven("mara", ""));
        assertThat(HealingRoll.repairable(mara, 0)).isFalse(); // nothing to mend yet
        PlotArmor.damage(play, mara, 5, FinishingBlow.NONE);
        assertThat(HealingRoll.repairable(mara, 0)).isFalse();
        Periods.end(play, Period.SCENE);
        PlotArmor.damage(play, mara, 1, FinishingBlow.NONE);
        assertThat(play.log()).endsWith("Mara takes 1 Damage, 4 left in Layer 1");

        Periods.end(play, Period.EPISODE);
        PlotArmor.damage(play, mara, 1, FinishingBlow.NONE);

        assertThat(play.log()).endsWith("Mara's Proxy takes 1 Damage, 4 left");
        assertThat(HealingRoll.repairable(mara, 0)).isTrue();
    }

    @Test
    @Ledger({"BCG-GEN-4", "BCG-EQUIP-2", "miniature-chemical-weapon", "gumshoe"})
    void an_episode_brings_back_what_was_used_up_and_a_scene_does_not() {
        Fighter bomber = person("Bomber", "hall")
                .has("miniature-chemical-weapon")
                .has("gumshoe")
                .here();
        var play = scenario(scene(bomber));
        TraitUses.use(play, bomber, OwnTraits.of(bomber, "miniature-chemical-weapon"), Period.EPISODE);
        TraitUses.use(play, bomber, OwnTraits.of(bomber, "gumshoe"), Period.EPISODE);

        Periods.end(play, Period.SCENE);
        assertThat(OwnTraits.ready(bomber, "miniature-chemical-weapon")).isFalse();
        Periods.end(play, Period.EPISODE);

        assertThat(OwnTraits.ready(bomber, "miniature-chemical-weapon")).isTrue();
        assertThat(OwnTraits.ready(bomber, "gumshoe")).isTrue();
    }
}
