package arbiter.games.centuryg.attack;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.place;
import static arbiter.games.centuryg.Drill.tension;
import static arbiter.games.centuryg.Drill.turn;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** One attack: Range, movement, what it strikes and what it leaves behind. */
class AttackTest extends StrictScenarios<CenturyState> {

    @Test
    @Ledger({"BCG-OFF-1", "BCG-OFF-3", "BCG-TEST-1", "BCG-OP-5", "BCG-ABIL-2", "BCG-RANGE-2"})
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
        Targets finder = new Targets(state, state.unit("aska"));
        WeaponInUse cqc = new WeaponInUse(
                state.unit("aska").weapons().stream()
                        .filter(mounted -> mounted.weapon().id().equals("cqc"))
                        .findFirst()
                        .orElseThrow(),
                WeaponUse.PLAIN);

        assertThat(finder.lanes().from(cqc, ShotGoal.of(state, state.unit("vex")), 1))
                .extracting(zone -> state.field().zones().text(zone))
                .containsExactlyInAnyOrder("3,2", "4,2", "3,3", "4,3", "3,4", "4,4");
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
    @Ledger({"BCG-TRB-13", "BCG-ABIL-4"})
    void a_blast_may_be_aimed_at_an_empty_zone() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("rail-bazooka"),
                        mecha("Vex", "5,2").foe(),
                        mecha("Wolf", "8,1").foe()))
                .choice("attack.target", "6,1")
                .dice("attack.might", 6);

        act(play, "aska", "attack:rail-bazooka");

        assertThat(play.state().unit("vex").points()).isEqualTo(15);
        assertThat(play.state().unit("wolf").points()).isEqualTo(15);
        assertThat(place(play.state().unit("aska"))).isEqualTo("1,1");
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
                        "Aska against Vex with the Radiant Fist: 7+(5)+(3) +5 Might +6 Tension = 18"
                                + " against Defense 13, hits",
                        "Aska takes 6 Damage, 34 left",
                        "Aska's Radiant Fist has lost its surprise");
        assertThat(play.state().unit("aska").energy()).isZero();
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
        act(play, "rat", "paired-attack");
        turn(play, "mole");
        play.state().unit("mole");
        assertThat(play.log()).contains("Rat pairs up with Mole, who has 2 Adv next Turn");
        assertThat(place(play.state().unit("rat"))).isEqualTo("7,1");
        var strike = play.choice("attack.approach", "6,1");
        act(strike, "mole", "attack:beam-rifle");

        assertThat(play.log())
                .contains("Mole against Aska with the Beam Rifle: 7 +5 Might = 12 against Defense 10, hits");
    }
}
