package arbiter.games.centuryg.attack;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Aiming: what it gives, and how it is lost. */
class AimTest extends StrictScenarios<CenturyState> {

    private Scenario<CenturyState> aimed(String weapon) {
        var play = scenario(fight(
                mecha("Aska", "1,1").speed(0).armed(weapon),
                mecha("Vex", "5,1").foe().threshold(10).speed(6)));
        play.choice("aim.weapon", weapon);
        if (weapon.equals("rail-bazooka")) {
            play.choice("aim.target", "4,1");
        }
        act(play, "aska", "aim");
        return play;
    }

    @Test
    @Ledger({"BCG-OFF-4", "BCG-ABIL-2", "BCG-TRB-3"})
    void an_aimed_shot_has_two_advantages_and_uses_the_aim_up() {
        var play = aimed("beam-rifle").choice("aim.weapon", "beam-rifle").dice("attack.might", 2, 9, 5);
        act(play, "aska", "aim"); // once more adds nothing

        act(play, "aska", "attack:beam-rifle");

        assertThat(play.log()).contains("Vex takes 4 Damage, 36 left", "Aska aims no longer");
    }

    @Test
    @Ledger({"BCG-OFF-4", "BCG-AMB-131", "BCG-OP-14"})
    void any_other_action_loses_it_but_doing_nothing_does_not() {
        var play = aimed("beam-rifle");

        act(play, "aska", "pass");
        assertThat(play.state().unit("aska").aim()).isPresent();
        act(play, "aska", "maneuver");
        assertThat(play.state().unit("aska").aim()).isEmpty();
    }

    @Test
    @Ledger({"BCG-AMB-64", "BCG-OFF-4"})
    void it_is_lost_when_the_target_gets_out_of_range() {
        var play = aimed("beam-rifle").choice("boost.place", "10,1");

        act(play, "vex", "boost");

        assertThat(play.log()).containsExactly("Aska aims at Vex", "Vex moves to K2", "Aska aims no longer");
    }

    @Test
    @Ledger("BCG-AMB-64")
    void changed_ground_can_spoil_it() {
        var play = aimed("beam-rifle");

        Drill.ground(play, Terrain.IMPASSABLE, "3,1");
        AimBenefit.check(play);

        assertThat(play.state().unit("aska").aim()).isEmpty();
    }

    @Test
    @Ledger({"BCG-OFF-4", "BCG-TRB-13"})
    void an_area_may_be_aimed_at_a_zone() {
        var play = aimed("rail-bazooka").choice("attack.target", "4,1").dice("attack.might", 2, 9, 5);

        act(play, "aska", "attack:rail-bazooka");

        assertThat(play.log()).contains("Aska aims at E2", "Vex takes 4 Damage, 36 left");
    }

    @Test
    @Ledger({"BCG-AMB-65", "BCG-UTIL-4"})
    void a_delay_keeps_it_only_if_the_shot_is_what_is_delayed() {
        var play = aimed("beam-rifle").choice("delay.purpose", "offense").choice("delay.purpose", "utility");

        act(play, "aska", "delay");
        assertThat(play.state().unit("aska").aim()).isPresent();
        act(play, "aska", "delay");
        assertThat(play.state().unit("aska").aim()).isEmpty();
    }

    @Test
    @Ledger("BCG-AMB-64")
    void help_with_targeting_gives_all_that_aim_gives() {
        var play = scenario(fight(
                mecha("Aska", "1,1").speed(0).systems(0).armed("sniper-rifle"),
                mecha("Vex", "10,1").foe()));
        assertThat(menu(play, "aska")).doesNotContain("attack:sniper-rifle");

        play.emit(new Marked(new Mark(Mark.Kind.TARGETING, "aska", "aska", "", 1, Clock.ROUND), "is guided"));

        assertThat(menu(play, "aska")).contains("attack:sniper-rifle");
    }

    @Test
    @Ledger({"BCG-OFF-5"})
    void an_assist_helps_an_ally_even_if_it_misses_and_is_not_for_areas() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("beam-rifle", "riot-weapon"),
                        mecha("Bran", "1,2").speed(0).armed("beam-rifle"),
                        mecha("Vex", "4,1").foe().threshold(10)))
                .dice("attack.might", 9, 2)
                .dice("attack.might", 3, 8);
        assertThat(menu(play, "aska")).doesNotContain("assist:riot-weapon");

        act(play, "aska", "assist:beam-rifle");
        act(play, "bran", "attack:beam-rifle");

        assertThat(play.log())
                .contains(
                        "Aska against Vex with the Beam Rifle: 2 +5 Might = 7 against Defense 10, misses",
                        "Bran has 1 Adv against Vex for a Round",
                        "Bran against Vex with the Beam Rifle: 8 +5 Might = 13 against Defense 10, hits");
    }

    @Test
    @Ledger("BCG-OFF-5")
    void nobody_assists_without_an_ally() {
        var play = scenario(fight(mecha("Aska", "1,1"), mecha("Vex", "1,1").foe()));

        assertThat(menu(play, "aska")).noneMatch(id -> id.startsWith("assist"));
    }

    @Test
    @Ledger({"BCG-AMB-64", "rail-bazooka"})
    void a_zone_is_aimed_at_with_the_range_that_aim_gives() {
        var play = scenario(fight(
                        mecha("Aska", "0,1").speed(0).systems(0).armed("rail-bazooka"),
                        mecha("Vex", "10,1").foe().threshold(10)))
                .choice("aim.target", "9,1")
                .choice("attack.target", "9,1")
                .dice("attack.might", 2, 9, 5);
        act(play, "aska", "aim"); // nine Zones, of ten
        act(play, "aska", "attack:rail-bazooka");
        assertThat(play.log()).contains("Aska aims at J2", "Vex takes 4 Damage, 36 left");
    }
}
