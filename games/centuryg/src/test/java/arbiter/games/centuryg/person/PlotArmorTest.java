package arbiter.games.centuryg.person;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.person.Proxy.ProxyGiven;
import arbiter.games.centuryg.test.HealingRoll;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Layers, Proxies, treatment, and what time gives back. */
class PlotArmorTest extends StrictScenarios<CenturyState> {

    private final Fighter mara = person("Mara", "hall").willpower(5).here();
    private final Fighter doc = person("Doc", "hall")
            .intellect(6)
            .skilled("medicine")
            .skilled("craftsmanship")
            .here();

    @Test
    @Ledger({"BCG-PLOT-1", "BCG-PLOT-2", "BCG-AMB-19"})
    void damage_flows_on_and_every_lost_layer_asks_for_willpower() {
        var play = scenario(match(mara)).dice("layer.roll", 5).dice("layer.roll", 10);

        PlotArmor.damage(play, mara, 12, FinishingBlow.NONE);

        assertThat(play.log())
                .containsExactly(
                        "Mara takes 5 Damage and loses Layer 1",
                        "Mara, holding on: 5 +5 Willpower = 10 against 10, passes",
                        "Mara takes 5 Damage and loses Layer 2",
                        "Mara, holding on: 10 +5 Willpower = 15 against 15, passes",
                        "Mara takes 2 Damage, 3 left in Layer 3");
    }

    @Test
    @Ledger({"BCG-PLOT-2", "BCG-PLOT-7", "BCG-AMB-23"})
    void the_first_failure_ends_it() {
        var play = scenario(match(mara)).dice("layer.roll", 4);

        PlotArmor.damage(play, mara, 12, FinishingBlow.NONE);

        assertThat(play.log()).last().isEqualTo("Mara is defeated");
        assertThat(mara.fate()).isEqualTo(UnitFate.DEFEATED);
        assertThat(mara.body().layersLost()).isEqualTo(1);
        Periods.end(play, Period.SCENE);
        assertThat(mara.isFighting()).isTrue();
        assertThat(mara.body().layersLost()).isZero();
    }

    @Test
    @Ledger("BCG-PLOT-3")
    void without_layers_every_hit_asks_again() {
        Fighter steel = person("Steel", "hall").willpower(19).here();
        var play = scenario(match(steel)).dice("layer.roll", 1, 1, 1, 1);

        PlotArmor.damage(play, steel, 100, FinishingBlow.NONE);
        PlotArmor.damage(play, steel, 1, FinishingBlow.NONE);

        assertThat(steel.isFighting()).isTrue();
        assertThat(play.log()).last().isEqualTo("Steel, holding on: 1 +19 Willpower = 20 against 20, passes");
    }

    @Test
    @Ledger("BCG-AMB-20")
    void without_willpower_any_damage_takes_all_three_layers() {
        Fighter meek = person("Meek", "hall").willpower(0).here();
        var play = scenario(match(meek)).dice("layer.roll", 10, 10);

        PlotArmor.damage(play, meek, 1, FinishingBlow.NONE);

        assertThat(play.log())
                .containsExactly(
                        "Meek loses Layer 1 to a scratch",
                        "Meek, holding on: 10 = 10 against 10, passes",
                        "Meek loses Layer 2 to a scratch",
                        "Meek, holding on: 10 = 10 against 15, fails",
                        "Meek is defeated");
    }

    @Test
    @Ledger({"BCG-PLOT-2", "BCG-AMB-19"})
    void the_odds_to_stand_a_heavy_blow_are_exact() {
        var play = scenario(match(mara));

        assertThat(play.odds(now -> {
                            PlotArmor.damage(now, mara, 10, FinishingBlow.NONE);
                            return mara.isFighting();
                        })
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(6, 100)); // 5 or more, then a 10
    }

    @Test
    @Ledger({"BCG-PLOT-4", "BCG-AMB-21"})
    void a_stripped_layer_goes_with_its_points_and_asks_too() {
        var play = scenario(match(mara)).dice("layer.roll", 9);

        PlotArmor.strip(play, mara, "pressure");

        assertThat(mara.body().layers().get(0)).isEqualTo(new Layer(0, true));
        assertThat(play.log())
                .containsExactly(
                        "Mara loses Layer 1 to pressure", "Mara, holding on: 9 +5 Willpower = 14 against 10, passes");
    }

    @Test
    @Ledger({"BCG-PROXY-1", "BCG-AMB-24"})
    void a_proxy_comes_first_breaks_without_a_test_and_lets_the_rest_through() {
        var play = scenario(match(mara));
        play.emit(new ProxyGiven("mara", ""));

        PlotArmor.damage(play, mara, 7, FinishingBlow.NONE);

        assertThat(play.log())
                .endsWith("Mara's Proxy takes 5 Damage and breaks", "Mara takes 2 Damage, 3 left in Layer 1");
    }

    @Test
    @Ledger({"BCG-PROXY-2", "BCG-AMB-24", "craftsmanship"})
    void a_damaged_proxy_is_repaired_once_an_episode() {
        var play = scenario(scene(mara, doc)).dice("healing.roll", 1, 2);
        play.emit(new ProxyGiven("mara", ""));
        PlotArmor.damage(play, mara, 2, FinishingBlow.NONE);

        assertThat(HealingRoll.repairable(mara, 0)).isTrue();
        HealingRoll.repair(play, doc, mara, 0);

        assertThat(mara.body().proxies().get(0).points()).isEqualTo(5);
        assertThat(HealingRoll.repairable(mara, 0)).isFalse();
    }

    @Test
    @Ledger({"BCG-HEAL-1", "BCG-HEAL-2", "BCG-AMB-10", "medicine"})
    void treatment_refills_one_layer_and_any_attempt_uses_the_chance_up() {
        var play = scenario(scene(mara, doc)).dice("healing.roll", 2, 4).dice("healing.roll", 3, 1);
        PlotArmor.damage(play, mara, 4, FinishingBlow.NONE);

        assertThat(HealingRoll.resolve(play, doc, mara, 0)).isTrue();
        assertThat(mara.body().layers().get(0).points()).isEqualTo(5);
        PlotArmor.damage(play, mara, 1, FinishingBlow.NONE);
        assertThat(HealingRoll.possible(mara, 0)).isFalse();
        assertThat(HealingRoll.resolve(play, doc, mara, 1)).isFalse();
        assertThat(mara.body().notes().has(Note.Kind.TREATED, "2")).isTrue();
    }

    @Test
    @Ledger({"BCG-PLOT-6", "BCG-AMB-22", "BCG-GEN-1", "BCG-GEN-4", "BCG-AMB-18"})
    void layers_return_with_scenes_episodes_and_arcs() {
        Fighter steel = person("Steel", "hall").willpower(19).here();
        var play = scenario(scene(steel)).dice("layer.roll", 1, 1, 1);
        PlotArmor.damage(play, steel, 100, FinishingBlow.NONE);

        Periods.end(play, Period.SCENE);
        assertThat(steel.body().layers()).extracting(Layer::lost).containsExactly(false, true, true);
        Periods.end(play, Period.EPISODE);
        assertThat(steel.body().layers()).extracting(Layer::lost).containsExactly(false, false, true);
        Periods.end(play, Period.ARC);
        assertThat(steel.body().layers())
                .isEqualTo(List.of(new Layer(19, false), new Layer(19, false), new Layer(19, false)));
        assertThat(play.log()).endsWith("The Scene ends", "The Episode ends", "The Episode Arc ends");
    }
}
