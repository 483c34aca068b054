package arbiter.games.centuryg.weapon;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.tension;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Shooting Weapons and Shooting Beams, one by one. */
class ShootingWeaponsTest extends StrictScenarios<CenturyState> {

    private Scenario<CenturyState> against(String weapon) {
        return scenario(fight(mecha("Aska", "1,1").speed(0).threshold(10).armed(weapon), foe("Vex", "4,1")));
    }

    private static Hangar foe(String name, String at) {
        return mecha(name, at).foe().threshold(10);
    }

    @Test
    @Ledger("anti-air-missiles")
    void anti_air_missiles_are_better_against_flyers() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("anti-air-missiles"),
                        foe("Hawk", "4,1").fitted("flyer")))
                .dice("attack.might", 2, 9, 4);

        act(play, "aska", "attack:anti-air-missiles");

        assertThat(play.log()).contains("Hawk takes 4 Damage, 36 left");
    }

    @Test
    @Ledger({"bombardment", "BCG-ABIL-10", "BCG-TRB-4", "BCG-DMG-8"})
    void a_bombardment_hurts_everything_in_the_area_even_its_user() {
        var play = scenario(fight(
                        mecha("Aska", "2,1").speed(0).threshold(10).armed("bombardment"),
                        foe("Vex", "4,1").guard(2),
                        foe("Wolf", "5,1").guard(9)))
                .choice("attack.target", "vex")
                .dice("attack.might", 2);
        tension(play, 3);

        act(play, "aska", "attack:bombardment");

        assertThat(play.log())
                .containsSubsequence(
                        "Vex takes 3 Damage, 37 left",
                        "Vex takes 3 Damage, 34 left",
                        "Aska takes 3 Damage, 37 left",
                        "Wolf takes 3 Damage, 37 left",
                        "Aska's Bombardment is used up");
    }

    @Test
    @Ledger({"electro-sapper-pods", "BCG-AMB-01"})
    void sapper_pods_add_systems_even_if_the_test_just_matches() {
        var play = against("electro-sapper-pods").dice("attack.might", 5);

        act(play, "aska", "attack:electro-sapper-pods");

        assertThat(play.log()).contains("Vex takes 4 Damage, 36 left");
    }

    @Test
    @Ledger("missile-massacre")
    void a_missile_massacre_makes_it_harder_against_that_enemy_for_good() {
        var play = against("missile-massacre").dice("attack.might", 1).dice("attack.might", 9, 3);

        act(play, "aska", "attack:missile-massacre");
        act(play, "aska", "attack:missile-massacre");

        assertThat(play.log())
                .contains("Aska against Vex with the Missile Massacre: 3 +5 Might = 8 against Defense 10, misses");
    }

    @Test
    @Ledger({"resonance-cannon", "BCG-AMB-35", "BCG-TRB-8"})
    void a_resonance_cannon_takes_the_rest_of_the_level() {
        var play = scenario(resonance()).dice("attack.might", 6).choice("maim.area", "legs");

        act(play, "aska", "attack:resonance-cannon");

        assertThat(play.log()).contains("Vex takes 1 Damage, 15 left", "Vex takes 3 Damage, 12 left");
    }

    @Test
    @Ledger({"BCG-AMB-35", "BCG-AMB-36", "BCG-OFF-6", "BCG-DMG-7"})
    void instances_that_are_halved_together_round_together() {
        var play = scenario(resonance()).dice("attack.might", 6);

        act(play, "aska", "suppress:resonance-cannon");

        assertThat(play.log()).contains("Vex takes 2 Damage, 14 left", "Vex is pinned: moving costs 2 Damage");
    }

    @Test
    @Ledger({"BCG-AMB-35", "extreme-fortification"})
    void extreme_fortification_halves_only_what_is_no_might_test() {
        CenturyState state = fight(
                mecha("Aska", "1,1").speed(0).armed("resonance-cannon"),
                mecha("Vex", "4,1").foe().fitted("extreme-fortification"));
        var play = scenario(state).dice("attack.might", 6);

        act(play, "aska", "attack:resonance-cannon");

        assertThat(play.log()).contains("Vex takes 1 Damage, 15 left", "Vex takes 1 Damage, 14 left");
    }

    private static CenturyState resonance() {
        return fight(
                mecha("Aska", "1,1").speed(0).armed("resonance-cannon"),
                mecha("Vex", "4,1").foe());
    }

    @Test
    @Ledger({"riot-weapon", "BCG-ABIL-7", "BCG-TRB-12"})
    void a_riot_weapon_strikes_friend_and_foe_on_its_line() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).armed("riot-weapon"),
                        mecha("Bran", "3,1").threshold(10),
                        foe("Vex", "4,1"),
                        foe("Wolf", "6,1")))
                .choice("attack.target", "vex")
                .dice("attack.might", 7);

        act(play, "aska", "attack:riot-weapon");

        assertThat(play.log())
                .contains(
                        "Bran takes 2 Damage, 38 left", "Vex takes 2 Damage, 38 left", "Wolf takes 2 Damage, 38 left");
    }

    @Test
    @Ledger({"sniper-rifle", "BCG-AMB-64"})
    void a_sniper_rifle_fires_only_after_aim_and_has_three_advantages() {
        var play = against("sniper-rifle").choice("aim.weapon", "sniper-rifle").dice("attack.might", 1, 2, 3, 9);
        assertThat(menu(play, "aska")).doesNotContain("attack:sniper-rifle");

        act(play, "aska", "aim");
        act(play, "aska", "attack:sniper-rifle");

        assertThat(play.log())
                .containsSubsequence(
                        "Aska aims at Vex",
                        "Aska against Vex with the Sniper Rifle: 9 +5 Might = 14 against Defense 10, hits",
                        "Aska aims no longer");
    }

    @Test
    @Ledger({"superheavy-machinegun", "BCG-AMB-113"})
    void a_superheavy_machinegun_is_fired_standing_and_not_by_duelists() {
        var play = scenario(fight(mecha("Aska", "1,1").armed("superheavy-machinegun"), foe("Vex", "4,1")))
                .choice("attack.target", "vex")
                .dice("attack.might", 8);

        act(play, "aska", "suppress:superheavy-machinegun");

        assertThat(play.log()).contains("Vex is suppressed for a Round: 2 Dis");
        play.emit(new DuelBegan("aska", "vex"));
        assertThat(menu(play, "aska")).noneMatch(id -> id.contains("superheavy"));
    }
}
