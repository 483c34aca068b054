package arbiter.games.centuryg.rule;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static arbiter.games.centuryg.rule.Drill.act;
import static arbiter.games.centuryg.rule.Drill.menu;
import static arbiter.games.centuryg.rule.Drill.place;
import static arbiter.games.centuryg.rule.Drill.tension;
import static arbiter.games.centuryg.rule.Drill.turn;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Terrain;
import arbiter.testkit.Ledger;
import arbiter.testkit.ScenarioTest;
import org.junit.jupiter.api.Test;

/** One attack: Range, movement, modifiers, trades, the die kept. */
class AttackTest extends ScenarioTest<CenturyState> {

    @Test
    @Ledger({"BCG-OFF-1", "BCG-OFF-3", "BCG-TEST-1", "BCG-OP-5", "BCG-ABIL-2", "BCG-RANGE-2", "BCG-DMG-8"})
    void an_attack_deals_what_is_above_the_defense() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").might(6).speed(0).armed("rocket-punch"),
                        mecha("Vex", "6,1").foe().guard(5)))
                .dice("attack.might", 4, 7);
        tension(play, 3);

        act(play, "aska", "attack:vulcans");

        assertThat(play.log())
                .contains(
                        "Aska against Vex with the Vulcans: 4 +6 Might +3 Tension = 13 against Defense 10, hits",
                        "Vex takes 3 Damage, 13 left");
        assertThat(menu(play, "aska")).contains("attack:rocket-punch").doesNotContain("attack:cqc");
    }

    @Test
    @Ledger({"BCG-OFF-2", "BCG-OP-8", "BCG-RANGE-1"})
    void an_attack_may_come_closer_or_circle_but_never_back_off() {
        CenturyState state =
                fight(mecha("Aska", "3,3").speed(1), mecha("Vex", "4,3").foe());
        Targets finder = new Targets(state, state.fighter("aska"));
        Wield cqc = new Wield(
                state.fighter("aska").weapons().stream()
                        .filter(mounted -> mounted.weapon().id().equals("cqc"))
                        .findFirst()
                        .orElseThrow(),
                Manner.PLAIN);

        assertThat(finder.from(cqc, state.fighter("vex").zone(), 1))
                .extracting(zone -> state.field().zones().text(zone))
                .containsExactlyInAnyOrder("3,2", "4,2", "3,3", "4,3", "3,4", "4,4");
    }

    @Test
    @Ledger({"BCG-ADV-1", "BCG-ADV-2", "BCG-ABIL-3", "beam-rifle"})
    void a_boosted_beam_costs_energy_and_keeps_the_better_die() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("beam-rifle"),
                        mecha("Vex", "4,1").foe().threshold(10)))
                .dice("attack.might", 4, 9);

        act(play, "aska", "attack:beam-rifle:boosted");

        assertThat(play.state().fighter("aska").energy()).isEqualTo(3);
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
                            Fighter vex = each.state().fighter("vex");
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
                        "Aska against Vex with the Chainblade: [7, 6], keeps 6 +5 Might +3 Tension = 14"
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
    @Ledger({"BCG-TERR-3", "BCG-AMB-71", "BCG-TERR-6", "BCG-TRB-11"})
    void defensive_ground_makes_it_harder_for_every_layer() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("beam-rifle"),
                        mecha("Vex", "4,1").foe()))
                .dice("attack.might", 9, 2, 5);
        Drill.ground(play, Terrain.DEFENSIVE, "4,1", "4,1");

        act(play, "aska", "attack:beam-rifle");

        assertThat(play.log())
                .contains("Aska against Vex with the Beam Rifle: 2 +5 Might = 7 against Defense 10, misses");
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
                        "Aska against Ally with the Rail Bazooka: [3, 8], keeps 8 +5 Might +2 Tension = 15"
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
                    return (state.fighter("ally").points() < 16 ? "A" : "")
                            + (state.fighter("bulk").points() < 16 ? "B" : "");
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
    @Ledger({"BCG-TRB-13", "BCG-ABIL-4"})
    void a_blast_may_be_aimed_at_an_empty_zone() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("rail-bazooka"),
                        mecha("Vex", "5,2").foe(),
                        mecha("Wolf", "8,1").foe()))
                .choice("attack.target", "6,1")
                .dice("attack.might", 6);

        act(play, "aska", "attack:rail-bazooka");

        assertThat(play.state().fighter("vex").points()).isEqualTo(15);
        assertThat(play.state().fighter("wolf").points()).isEqualTo(15);
        assertThat(place(play.state().fighter("aska"))).isEqualTo("1,1");
    }

    @Test
    @Ledger({"BCG-WPN-4", "BCG-ABIL-9", "BCG-ABIL-12", "BCG-AMB-79", "BCG-TRB-7", "radiant-fist"})
    void a_first_technique_counts_the_tension_twice_and_burns_its_user_for_as_much() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").might(5).speed(0).threshold(10).armed("radiant-fist"),
                        mecha("Vex", "1,1").foe().guard(8).threshold(10)))
                .dice("attack.might", 7)
                .dice("attack.might", 5)
                .dice("attack.might", 3);
        tension(play, 3);

        act(play, "aska", "attack:radiant-fist:boosted");

        assertThat(play.log())
                .contains(
                        "Aska against Vex with the Radiant Fist: [7, 5, 3], keeps 7 +5 Might +6 Tension = 18"
                                + " against Defense 13, hits",
                        "Aska takes 6 Damage, 34 left",
                        "Aska's Radiant Fist has lost its surprise");
        assertThat(play.state().fighter("aska").energy()).isZero();
    }

    @Test
    @Ledger({"BCG-ABIL-9", "BCG-AMB-79", "missile-massacre"})
    void later_techniques_count_no_tension() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("missile-massacre", "zweihander"),
                        mecha("Vex", "1,1").foe().threshold(10)))
                .dice("attack.might", 1)
                .dice("attack.might", 9);
        tension(play, 3);

        act(play, "aska", "attack:zweihander");
        act(play, "aska", "attack:missile-massacre");

        assertThat(play.log())
                .contains(
                        "Aska against Vex with the Zweihänder: 1 +5 Might +6 Tension = 12 against Defense 10, hits",
                        "Aska against Vex with the Missile Massacre: 9 +5 Might = 14 against Defense 10, hits");
    }

    @Test
    @Ledger({"BCG-OFF-8", "BCG-AMB-67", "BCG-AMB-66"})
    void a_grunt_comes_closer_and_pairs_up_with_another_of_its_kind() {
        var play = scenario(fight(
                        mecha("Aska", "1,1"),
                        mecha("Rat", "5,1").foe().grunt().armed("beam-rifle"),
                        mecha("Rat", "8,1").foe().grunt().armed("beam-rifle").named("Mole")))
                .choice("paired.approach", "7,1")
                .dice("attack.might", 4, 7, 2);

        turn(play, "rat");
        act(play, "rat", "paired-attack:mole");
        turn(play, "mole");
        play.state().fighter("mole");
        assertThat(play.log()).contains("Rat pairs up with Mole, who has 2 Adv next Turn");
        assertThat(place(play.state().fighter("rat"))).isEqualTo("7,1");
        var strike = play.choice("attack.approach", "6,1");
        act(strike, "mole", "attack:beam-rifle");

        assertThat(play.log())
                .contains("Mole against Aska with the Beam Rifle: 7 +5 Might = 12 against Defense 10, hits");
    }
}
