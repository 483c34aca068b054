package arbiter.games.centuryg.weapon;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.tension;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Shooting Beams, one by one. */
class ShootingBeamsTest extends StrictScenarios<CenturyState> {

    private Scenario<CenturyState> against(String weapon) {
        return scenario(fight(mecha("Aska", "1,1").speed(0).threshold(10).armed(weapon), foe("Vex", "4,1")));
    }

    private static Hangar foe(String name, String at) {
        return mecha(name, at).foe().threshold(10);
    }

    @Test
    @Ledger("powered-rifle")
    void a_powered_rifle_needs_distance_and_boosted_reaches_farther() {
        CenturyState state = fight(
                mecha("Aska", "1,1").speed(0).systems(0).armed("powered-rifle"),
                foe("Vex", "5,1"),
                foe("Wolf", "11,3"));
        var play = scenario(state);
        Fighter aska = state.unit("aska");

        assertThat(menu(play, "aska")).doesNotContain("attack:powered-rifle").contains("attack:powered-rifle:boosted");
        assertThat(WeaponRanges.most(state, aska, new WeaponInUse(aska.weapons().get(0), WeaponUse.BOOSTED), false))
                .isEqualTo(10);
    }

    @Test
    @Ledger({"charge-cannon", "BCG-AMB-110"})
    void a_boosted_charge_cannon_is_a_blast_and_rests() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("charge-cannon"), foe("Vex", "4,1"), foe("Wolf", "5,2")))
                .choice("attack.target", "vex")
                .dice("attack.might", 3, 7);
        tension(play, 1);

        act(play, "aska", "attack:charge-cannon:boosted");

        assertThat(play.log())
                .contains(
                        "Vex takes 3 Damage, 37 left",
                        "Wolf takes 3 Damage, 37 left",
                        "Aska's Charge Cannon must rest until Round 3");
        assertThat(menu(play, "aska")).noneMatch(id -> id.startsWith("attack:charge-cannon"));
    }

    @Test
    @Ledger({"double-blaster", "BCG-AMB-111"})
    void a_boosted_double_blaster_strikes_two_with_one_test_and_may_overheat() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).threshold(10).armed("double-blaster"),
                        foe("Vex", "4,1"),
                        foe("Wolf", "4,3")))
                .choice("attack.both", "yes")
                .choice("attack.target", "wolf")
                .dice("attack.might", 7)
                .dice("attack.might", 4)
                .choice("attack.keep", "7");
        tension(play, 1);

        act(play, "aska", "attack:double-blaster:boosted");

        assertThat(play.log())
                .contains(
                        "Wolf takes 3 Damage, 37 left", "Vex takes 3 Damage, 37 left", "Aska takes 1 Damage, 39 left");
    }

    @Test
    @Ledger("double-blaster")
    void or_it_has_a_second_advantage() {
        var play = against("double-blaster")
                .dice("attack.might", 2)
                .dice("attack.might", 4)
                .dice("attack.might", 8);

        act(play, "aska", "attack:double-blaster:boosted");

        assertThat(play.log()).contains("Vex takes 3 Damage, 37 left");
    }

    @Test
    @Ledger({"reactor-overdrive", "BCG-AMB-79"})
    void a_boosted_reactor_overdrive_is_a_long_line() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).systems(2).threshold(10).armed("reactor-overdrive"),
                        foe("Vex", "4,1"),
                        foe("Wolf", "8,1")))
                .choice("attack.target", "wolf")
                .dice("attack.might", 4)
                .dice("attack.might", 2);
        tension(play, 2);

        act(play, "aska", "attack:reactor-overdrive:boosted");

        assertThat(play.log()).contains("Vex takes 3 Damage, 37 left", "Wolf takes 3 Damage, 37 left");
    }
}
