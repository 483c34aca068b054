package arbiter.games.centuryg.weapon;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.tension;
import static arbiter.games.centuryg.Drill.turn;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Melee Beams, one by one. */
class MeleeBeamsTest extends StrictScenarios<CenturyState> {

    private Scenario<CenturyState> against(String weapon) {
        return scenario(fight(mecha("Aska", "1,1").speed(0).threshold(10).armed(weapon), foe("Vex", "1,1")));
    }

    private static Hangar foe(String name, String at) {
        return mecha(name, at).foe().threshold(10);
    }

    @Test
    @Ledger("beam-saber")
    void a_beam_saber_costs_one_energy() {
        var play = against("beam-saber").dice("attack.might", 1);

        act(play, "aska", "attack:beam-saber");

        assertThat(play.state().unit("aska").energy()).isEqualTo(4);
    }

    @Test
    @Ledger({"beam-ripper", "BCG-ABIL-6", "BCG-AMB-39", "BCG-AMB-110"})
    void a_boosted_ripper_cripples_without_halving_and_then_rests() {
        var play = against("beam-ripper").dice("attack.might", 3, 9).choice("move.place", "4,1");
        tension(play, 1);

        act(play, "aska", "attack:beam-ripper:boosted");
        turn(play, "vex");
        act(play, "vex", "move");

        assertThat(play.log())
                .contains(
                        "Vex takes 5 Damage, 35 left",
                        "Vex is crippled: moving costs 1 Damage a Zone",
                        "Vex takes 3 Damage, 32 left",
                        "Aska's Beam Ripper must rest until Round 3");
    }

    @Test
    @Ledger("extending-blade")
    void a_boosted_extending_blade_reaches_ten() {
        CenturyState state = fight(mecha("Aska", "0,0").armed("extending-blade"));
        Fighter aska = state.unit("aska");

        assertThat(WeaponRanges.most(state, aska, new WeaponInUse(aska.weapons().get(0), WeaponUse.BOOSTED), false))
                .isEqualTo(10);
    }

    @Test
    @Ledger({"incinerator", "BCG-ABIL-7", "BCG-AMB-62", "BCG-ABIL-12"})
    void a_boosted_incinerator_leaves_a_line_of_extreme_ground() {
        var play = scenario(fight(
                        mecha("Aska", "0,1").speed(0).systems(2).threshold(10).armed("incinerator"),
                        mecha("Bran", "0,1").threshold(10),
                        foe("Vex", "0,1"),
                        foe("Wolf", "2,1")))
                .choice("attack.target", "wolf")
                .dice("attack.might", 7)
                .dice("attack.might", 5)
                .choice("attack.own-zone", "no");
        tension(play, 2);

        act(play, "aska", "attack:incinerator:boosted");

        assertThat(play.log())
                .contains("The ground becomes extreme: B2 C2 D2", "Aska takes 2 Damage, 38 left")
                .noneMatch(line -> line.contains("against Bran"));
        assertThat(play.state().unit("vex").points()).isEqualTo(36);
        assertThat(play.state().ground().count(Drill.zone("2,1"), Terrain.EXTREME))
                .isEqualTo(1);
    }
}
