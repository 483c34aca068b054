package arbiter.games.centuryg.attack;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.tension;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** The Might Test: Advantages, trades, the die kept, one Test for many targets. */
class MightTestTest extends StrictScenarios<CenturyState> {
    @Test
    @Ledger({"BCG-ADV-1", "BCG-ADV-2", "BCG-ABIL-3", "beam-rifle"})
    void a_boosted_beam_costs_energy_and_keeps_the_better_die() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("beam-rifle"),
                        mecha("Vex", "4,1").foe().threshold(10)))
                .dice("attack.might", 4, 9);

        act(play, "aska", "attack:beam-rifle:boosted");

        assertThat(play.state().unit("aska").energy()).isEqualTo(3);
        assertThat(play.log())
                .containsExactly(
                        "Aska spends 2 Energy on Beam Rifle",
                        "Aska against Vex with the Beam Rifle: 9 +5 Might = 14 against Defense 10, hits",
                        "Vex takes 4 Damage, 36 left");
    }

    @Test
    @Ledger({"BCG-ADV-1", "BCG-ADV-2"})
    void odds_of_advantages_are_those_of_the_best_die() {
        var play = scenario(fight(
                mecha("Aska", "1,1").speed(0).armed("beam-rifle"),
                mecha("Vex", "4,1").foe().guard(9)));

        assertThat(play.odds(each -> {
                            Fighter vex = each.state().unit("vex");
                            int before = vex.points();
                            act(each, "aska", "attack:beam-rifle:boosted");
                            return vex.points() < before;
                        })
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(19, 100)); // 5 + best of two above 14: one die must be 10
    }

    @Test
    @Ledger({"BCG-ADV-3", "BCG-AMB-03"})
    void advantages_can_be_given_up_for_two_each() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("beam-rifle"),
                        mecha("Vex", "4,1").foe()))
                .choice("attack.trade", "1")
                .dice("attack.might", 4);

        act(play, "aska", "attack:beam-rifle:boosted");

        assertThat(play.log())
                .contains("Aska against Vex with the Beam Rifle: 4 +5 Might +2 traded = 11 against Defense 10, hits");
    }

    @Test
    @Ledger({"BCG-ADV-4", "BCG-AMB-03", "cqc", "vulcans", "BCG-WPN-1"})
    void the_gamemaster_may_take_a_disadvantage_from_a_pc_and_raise_the_defense() {
        var play = scenario(
                        fight(mecha("Aska", "1,1").speed(0), mecha("Vex", "1,1").foe()))
                .choice("attack.ease", "1")
                .dice("attack.might", 6);

        act(play, "aska", "attack:cqc");

        assertThat(play.log()).contains("Aska against Vex with the CQC: 6 +5 Might = 11 against Defense 12, misses");
    }

    @Test
    @Ledger({"BCG-AMB-04"})
    void nobody_takes_disadvantages_from_an_enemy_but_it_may_trade_advantages() {
        var play = scenario(fight(
                        mecha("Aska", "1,1"),
                        mecha("Vex", "1,1").foe().grunt().speed(0).armed("beam-rifle")))
                .dice("attack.might", 6, 8)
                .choice("attack.trade", "1")
                .dice("attack.might", 3);

        act(play, "vex", "attack:vulcans");
        act(play, "vex", "attack:beam-rifle:boosted");

        assertThat(play.log())
                .contains(
                        "Vex against Aska with the Vulcans: 6 +5 Might = 11 against Defense 10, hits",
                        "Vex against Aska with the Beam Rifle: 3 +5 Might +2 traded = 10 against Defense 10, hits");
    }

    @Test
    @Ledger({"BCG-AMB-02", "BCG-ABIL-13", "chainblade", "BCG-AMB-80"})
    void an_unreliable_weapon_asks_which_die_counts_when_the_highest_is_odd() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("chainblade"),
                        mecha("Vex", "1,1").foe().threshold(10)))
                .dice("attack.might", 7)
                .dice("attack.might", 6)
                .choice("attack.keep", "6");
        tension(play, 3);

        act(play, "aska", "engage:chainblade");

        assertThat(play.log())
                .contains(
                        "Aska against Vex with the Chainblade: (7)+6 +5 Might +3 Tension = 14"
                                + " against Defense 10, hits",
                        "Vex takes 4 Damage, 36 left",
                        "Vex takes 3 Damage, 33 left",
                        "Aska and Vex are in a Duel");
    }

    @Test
    @Ledger({"BCG-AMB-80", "BCG-ABIL-13", "chainblade"})
    void an_odd_die_takes_the_tension_from_the_test_but_not_from_the_bonus() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("chainblade"),
                        mecha("Vex", "1,1").foe().threshold(10)))
                .dice("attack.might", 7);
        tension(play, 3);

        act(play, "aska", "attack:chainblade");

        assertThat(play.log())
                .contains(
                        "Aska against Vex with the Chainblade: 7 +5 Might = 12 against Defense 10, hits",
                        "Vex takes 2 Damage, 38 left",
                        "Vex takes 3 Damage, 35 left");
    }

    @Test
    @Ledger({"BCG-AMB-63", "BCG-WPN-3", "BCG-ABIL-4", "BCG-TRB-12", "rail-bazooka", "BCG-ABIL-11"})
    void one_might_test_strikes_many_each_with_its_own_dice() {
        var play = scenario(bazooka(7))
                .choice("attack.target", "ally")
                .dice("attack.might", 3)
                .dice("attack.might", 8);
        tension(play, 2);
        Drill.ground(play, Terrain.DEFENSIVE, "4,2");

        act(play, "aska", "attack:rail-bazooka");

        assertThat(play.log())
                .contains(
                        "Aska against Ally with the Rail Bazooka: (3)+8 +5 Might +2 Tension = 15"
                                + " against Defense 12, hits",
                        "Aska against Bulk with the Rail Bazooka: 3 +5 Might +2 Tension = 10"
                                + " against Defense 12, misses",
                        "Ally takes 3 Damage, 13 left",
                        "Aska's Rail Bazooka must rest until Round 4");
        assertThat(menu(play, "aska")).doesNotContain("attack:rail-bazooka");
    }

    @Test
    @Ledger("BCG-AMB-63")
    void the_odds_of_one_test_against_two_are_exact() {
        var play = scenario(bazooka(6));
        tension(play, 2);
        Drill.ground(play, Terrain.DEFENSIVE, "4,2");
        var odds = play.odds(each -> {
                    CenturyState state = each.state();
                    act(each, "aska", "attack:rail-bazooka");
                    return (state.unit("ally").points() < 16 ? "A" : "")
                            + (state.unit("bulk").points() < 16 ? "B" : "");
                })
                .exact();

        // with one point less Defense, Damage is dealt exactly where the Test against 12 is passed
        assertThat(odds.chanceOf("AB")).isEqualTo(Fraction.of(60, 100));
        assertThat(odds.chanceOf("A")).isEqualTo(Fraction.of(24, 100));
        assertThat(odds.chanceOf("")).isEqualTo(Fraction.of(16, 100));
    }

    private static CenturyState bazooka(int guard) {
        return fight(
                mecha("Aska", "1,1").speed(0).fitted("artillery-frame").armed("rail-bazooka"),
                mecha("Ally", "4,1").foe().guard(guard),
                mecha("Bulk", "4,2").foe().guard(guard));
    }

    @Test
    @Ledger({"BCG-ADV-5", "BCG-AMB-05", "BCG-TRB-17"})
    void a_reroll_adds_its_modifiers_to_all_others_and_lets_trade_afresh() {
        CenturyState state = fight(
                mecha("Aska", "1,1").speed(0).armed("beam-rifle"),
                mecha("Vex", "4,1").foe());
        var play = scenario(state)
                .choice("attack.trade", "1")
                .dice("attack.might", 4)
                .choice("attack.trade", "0")
                .dice("attack.might", 3, 9, 5);
        Fighter aska = state.unit("aska");
        AttackInProgress strike = new AttackInProgress(
                aska,
                AttackInProgress.Mode.ATTACK,
                new WeaponInUse(aska.weapons().get(0), WeaponUse.BOOSTED),
                Occasion.ACTION);
        strike.boostFor(1);
        strike.target().declare(state.unit("vex"));
        strike.strike(new AttackedUnit(state.unit("vex")));

        MightRoll.resolve(play, strike, Modifiers.none());
        MightRoll.resolve(play, strike, Modifiers.of("Try Again", 1));

        assertThat(play.log())
                .containsExactly(
                        "Aska against Vex with the Beam Rifle: 4 +5 Might +2 traded = 11 against Defense 10, hits",
                        "Aska against Vex with the Beam Rifle: 9 +5 Might = 14 against Defense 10, hits");
    }

    @Test
    @Ledger({"BCG-AMB-63", "BCG-ABIL-12"})
    void overheating_at_a_zone_is_judged_by_the_modifiers_common_to_all() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).threshold(10).armed("incinerator"),
                        mecha("Vex", "3,1").foe().threshold(10)))
                .choice("attack.target", "2,1")
                .dice("attack.might", 4)
                .dice("attack.might", 3);
        tension(play, 2);
        Drill.ground(play, Terrain.DEFENSIVE, "3,1");

        act(play, "aska", "attack:incinerator"); // one Dis against Vex, none in common: the first die judges

        assertThat(play.log())
                .contains("Aska against Vex with the Incinerator: (4)+3 +5 Might +2 Tension = 10"
                        + " against Defense 10, hits")
                .noneMatch(line -> line.startsWith("Aska takes"));
    }
}
