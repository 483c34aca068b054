package arbiter.games.centuryg.boss;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.place;
import static arbiter.games.centuryg.Drill.turn;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.damage.Damaged;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.Adjusted;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.weapon.ChargeFinalBeam;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** The Weapons of Bosses, one by one. */
class BossWeaponsTest extends StrictScenarios<CenturyState> {

    private static Hangar boss(String weapon, String at) {
        return mecha("Titan", at).foe().boss(weapon).threshold(10).speed(0);
    }

    private static Hangar hero(String name, String at) {
        return mecha(name, at).threshold(10);
    }

    @Test
    @Ledger("constrict")
    void constrict_engages_better_and_halves_speed() {
        var play = scenario(fight(boss("constrict", "4,4"), hero("Aska", "4,4").speed(5)))
                .dice("attack.might", 3, 2, 8);

        act(play, "titan", "engage:constrict");

        assertThat(play.log()).contains("Aska takes 3 Damage, 37 left");
        assertThat(Ranks.speed(play.state(), play.state().unit("aska"))).isEqualTo(2);
    }

    @Test
    @Ledger("merge")
    void merge_restores_its_user() {
        var play = scenario(fight(boss("merge", "4,4"), hero("Aska", "4,4"))).dice("attack.might", 5);
        play.emit(new Damaged("titan", 8, "test"));

        act(play, "titan", "attack:merge");

        assertThat(play.state().unit("titan").points()).isEqualTo(37);
    }

    @Test
    @Ledger({"tentacle-lash", "BCG-ABIL-5"})
    void tentacles_lash_out_at_all_enemies_in_their_long_range() {
        var play = scenario(fight(boss("tentacle-lash", "4,4"), hero("Aska", "8,4"), hero("Bran", "4,0")))
                .choice("attack.target", "aska")
                .dice("attack.might", 6);

        act(play, "titan", "attack:tentacle-lash");

        assertThat(play.log()).contains("Aska takes 1 Damage, 39 left", "Bran takes 1 Damage, 39 left");
    }

    @Test
    @Ledger({"suicide-swarm", "BCG-AMB-121"})
    void a_boosted_swarm_gives_up_a_level_for_the_test() {
        var play = scenario(fight(boss("suicide-swarm", "4,4").threshold(4), hero("Aska", "6,4")))
                .choice("maim.area", "legs")
                .choice("attack.target", "aska")
                .dice("attack.might", 2, 3);

        act(play, "titan", "attack:suicide-swarm:boosted");

        assertThat(play.log())
                .containsSubsequence(
                        "Titan takes 4 Damage, 12 left",
                        "Titan against Aska with the Suicide Swarm: 3 +5 Might +4 given up = 12"
                                + " against Defense 10, hits");
    }

    @Test
    @Ledger("BCG-AMB-121")
    void the_last_level_lasts_until_the_attack_is_over() {
        var play = scenario(fight(boss("suicide-swarm", "4,4").threshold(4), hero("Aska", "6,4")))
                .choice("attack.target", "aska")
                .dice("attack.might", 2, 3)
                .choice("damage.lethal", "pass");
        play.emit(new Damaged("titan", 13, "test"));

        act(play, "titan", "attack:suicide-swarm:boosted");

        assertThat(play.log()).contains("Aska takes 1 Damage, 39 left");
        assertThat(play.state().unit("titan").fate()).isEqualTo(UnitFate.DESTROYED);
    }

    @Test
    @Ledger({"telekinetic-strike", "BCG-AMB-122", "BCG-AMB-73"})
    void a_telekinetic_strike_drives_its_target_into_another_enemy() {
        var play = scenario(fight(boss("telekinetic-strike", "1,4"), hero("Aska", "3,4"), hero("Bran", "6,4")))
                .choice("attack.energy", "3")
                .dice("attack.might", 2, 6)
                .choice("slide.direction", "4,4")
                .choice("slide.zones", "5");

        act(play, "titan", "attack:telekinetic-strike:boosted");

        assertThat(play.log())
                .containsSubsequence(
                        "Titan spends 4 Energy on Telekinetic Strike",
                        "Aska takes 1 Damage, 39 left",
                        "Aska is moved to G5",
                        "Aska takes 3 Damage, 36 left",
                        "Bran takes 3 Damage, 37 left");
    }

    @Test
    @Ledger({"BCG-TERR-5", "BCG-AMB-122", "BCG-AMB-73"})
    void driven_into_impassable_ground_only_the_target_is_hurt() {
        var play = scenario(fight(boss("telekinetic-strike", "1,4"), hero("Aska", "3,4")))
                .choice("attack.energy", "2")
                .dice("attack.might", 2, 6)
                .choice("slide.direction", "4,4")
                .choice("slide.zones", "5");
        Drill.ground(play, Terrain.IMPASSABLE, "6,4");

        act(play, "titan", "attack:telekinetic-strike:boosted");

        assertThat(place(play.state().unit("aska"))).isEqualTo("5,4");
        assertThat(play.state().unit("aska").points()).isEqualTo(37);
    }

    @Test
    @Ledger({"telekinetic-strike", "BCG-AMB-57"})
    void whoever_is_driven_away_by_an_engage_is_in_no_duel() {
        var play = scenario(fight(boss("telekinetic-strike", "3,4"), hero("Aska", "3,4")))
                .choice("attack.energy", "2")
                .dice("attack.might", 2, 6, 6)
                .choice("slide.direction", "4,4")
                .choice("slide.zones", "2");

        act(play, "titan", "engage:telekinetic-strike:boosted");

        assertThat(place(play.state().unit("aska"))).isEqualTo("5,4");
        assertThat(play.state().unit("titan").isDueling()).isFalse();
    }

    @Test
    @Ledger({"needle-storm", "BCG-ABIL-6"})
    void needles_cripple_with_one_more_disadvantage() {
        var play = scenario(fight(boss("needle-storm", "1,4"), hero("Aska", "3,4")))
                .dice("attack.might", 5);

        act(play, "titan", "attack:needle-storm");

        assertThat(play.log()).contains("Aska is suppressed for a Round: 2 Dis");
    }

    @Test
    @Ledger({"technoleeches", "BCG-AMB-48"})
    void technoleeches_halve_the_energy_of_everyone_in_the_area() {
        var play = scenario(fight(boss("technoleeches", "1,4"), hero("Aska", "3,4")))
                .choice("attack.target", "aska")
                .dice("attack.might", 1);

        act(play, "titan", "attack:technoleeches");

        assertThat(play.state().unit("aska").energy()).isEqualTo(2);
        assertThat(play.state().unit("titan").energy()).isEqualTo(2);
    }

    @Test
    @Ledger("ultimate-bomb")
    void the_ultimate_bomb_attacks_its_user_too() {
        var play = scenario(fight(boss("ultimate-bomb", "1,4"), hero("Aska", "3,4")))
                .choice("attack.target", "aska")
                .dice("attack.might", 1, 2, 8);

        act(play, "titan", "attack:ultimate-bomb");

        assertThat(play.log()).contains("Titan takes 3 Damage, 37 left", "Aska takes 3 Damage, 37 left");
    }

    @Test
    @Ledger("overfreeze")
    void a_boosted_overfreeze_makes_the_ground_difficult_and_extreme() {
        var play = scenario(fight(boss("overfreeze", "1,4"), hero("Aska", "3,4")))
                .choice("attack.target", "aska")
                .dice("attack.might", 1, 2)
                .choice("attack.own-zone", "yes");

        act(play, "titan", "attack:overfreeze:boosted");

        assertThat(play.log()).contains("The ground becomes difficult and extreme: B5 C5 D5 E5 F5 G5");
    }

    @Test
    @Ledger({"final-beam", "BCG-AMB-120", "BCG-UTIL-6"})
    void the_final_beam_is_charged_first_and_strikes_everybody_with_a_ten() {
        var play = scenario(fight(
                boss("final-beam", "1,4").energy(4),
                hero("Aska", "11,0"),
                hero("Bran", "9,7").guard(9)));
        turn(play, "titan");
        assertThat(menu(play, "titan")).doesNotContain("attack:final-beam");

        act(play, "titan", "charge:final-beam");
        act(play, "titan", "attack:final-beam:boosted");

        assertThat(play.log())
                .contains(
                        "Titan against Aska with the Final Beam: 10 +5 Might = 15 against Defense 10, hits",
                        "Titan against Bran with the Final Beam: 10 +5 Might = 15 against Defense 14, hits",
                        "Titan takes 3 Damage, 37 left",
                        "Titan must let the Final Beam cool down");
        assertThat(play.state().unit("aska").points()).isEqualTo(32);
        assertThat(ChargeFinalBeam.losesAction(play, play.state().unit("titan")))
                .isTrue();
        assertThat(ChargeFinalBeam.losesAction(play, play.state().unit("titan")))
                .isFalse();
    }

    @Test
    @Ledger({"final-beam", "BCG-AMB-120", "BCG-DMG-5"})
    void a_core_that_ejects_under_the_final_beam_is_not_struck_by_its_boost() {
        var play = scenario(fight(
                boss("final-beam", "1,4").energy(4),
                hero("Aska", "11,0").guard(9),
                hero("Bran", "9,7").guard(9)));
        turn(play, "titan");
        play.emit(new Adjusted("aska", Adjusted.Bar.THRESHOLD, 2));
        play.choice("damage.answer", "pass").choice("damage.lethal", "pass");
        act(play, "titan", "charge:final-beam");

        act(play, "titan", "attack:final-beam:boosted");

        assertThat(play.state().unit("aska").isFighting()).isFalse();
        assertThat(play.state().unit("aska-core").isFighting()).isTrue();
        assertThat(play.log()).contains("Titan takes 3 Damage, 37 left");
    }
}
