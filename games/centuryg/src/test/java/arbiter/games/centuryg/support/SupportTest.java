package arbiter.games.centuryg.support;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.Footing;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.weapon.WeaponUse.WeaponUsed;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Help called in from outside. */
class SupportTest extends StrictScenarios<CenturyState> {

    private static Hangar caller(String... supports) {
        return mecha("Aska", "0,0").speed(0).systems(6).fitted(supports);
    }

    private static Hangar ally() {
        return mecha("Bran", "2,0").speed(0).armed("sniper-rifle", "bombardment");
    }

    private static Hangar enemy() {
        return mecha("Vex", "5,0").foe().speed(5);
    }

    @Test
    @Ledger({"assisted-targeting", "BCG-SUP-1", "BCG-AMB-64", "BCG-AMB-66"})
    void assisted_targeting_lets_an_ally_fire_a_sniper_rifle_as_if_aimed() {
        var play = scenario(fight(caller("assisted-targeting"), ally(), enemy()))
                .choice("turn.action", "support:assisted-targeting")
                .choice("turn.action", "attack:sniper-rifle")
                .dice("attack.might", 2, 3, 4, 9)
                .choice("maim.area", "legs");
        Fighter aska = Bout.turn(play, "aska");
        Bout.act(play);
        assertThat(aska.used().isSpent("assisted-targeting")).isTrue();
        play.emit(new TurnEnded("aska"));
        play.emit(new TurnBegan("bran"));
        Bout.act(play);

        assertThat(play.state().unit("vex").points()).isEqualTo(11);
        assertThat(play.state().has(Mark.Kind.TARGETING, play.state().unit("bran")))
                .isFalse();
    }

    @Test
    @Ledger({"overcharge", "BCG-AMB-115"})
    void overcharge_adds_four_energy_for_one_turn_spent_first() {
        var play = scenario(fight(caller("overcharge"), ally(), enemy()))
                .choice("turn.action", "support:overcharge")
                .choice("support.target", "bran");
        Bout.turn(play, "aska");
        Bout.act(play);
        Fighter bran = play.state().unit("bran");
        assertThat(bran.energy()).isEqualTo(5);
        play.emit(new TurnBegan("bran"));
        assertThat(bran.energy()).isEqualTo(9);
        EnergyPayment.energy(play, bran, 3, "something");
        play.emit(new TurnEnded("bran"));
        assertThat(bran.energy()).isEqualTo(5);
    }

    @Test
    @Ledger({"support-fire", "BCG-AMB-39"})
    void support_fire_makes_one_weapon_crippling_once() {
        var play = scenario(fight(
                        caller("support-fire"), mecha("Bran", "2,0").speed(0).armed("assault-rifle"), enemy()))
                .choice("turn.action", "support:support-fire")
                .choice("support.target", "bran")
                .choice("support.weapon", "assault-rifle")
                .choice("turn.action", "attack:assault-rifle")
                .dice("attack.might", 7);
        Bout.turn(play, "aska");
        Bout.act(play);
        play.emit(new TurnBegan("bran"));
        Bout.act(play);

        Fighter vex = play.state().unit("vex");
        assertThat(vex.points()).isEqualTo(13); // not halved
        assertThat(play.state().has(Mark.Kind.CRIPPLED, vex)).isTrue();
        assertThat(play.state().has(Mark.Kind.SUPPORT_FIRE, play.state().unit("bran")))
                .isFalse();
    }

    @Test
    @Ledger("supply-delivery")
    void supply_delivery_restocks_one_one_shot() {
        var play = scenario(fight(caller("supply-delivery"), ally(), enemy()))
                .choice("turn.action", "support:supply-delivery");
        Fighter aska = Bout.turn(play, "aska");
        assertThat(Bout.deeds(play.state(), aska)).doesNotContain("support:supply-delivery");
        play.emit(new WeaponUsed("bran", "bombardment", true, false, false));
        Bout.act(play);

        assertThat(play.log()).contains("Bran has its Bombardment ready again");
    }

    @Test
    @Ledger({"surprise-minefield", "BCG-TERR-6"})
    void a_minefield_makes_one_zone_extreme_for_a_round() {
        var play = scenario(fight(caller("surprise-minefield"), enemy()))
                .choice("turn.action", "support:surprise-minefield")
                .choice("support.zone", "5,0");
        Fighter aska = Bout.turn(play, "aska");
        Bout.act(play);
        int zone = play.state().unit("vex").zone();
        assertThat(play.state().ground().count(zone, Terrain.EXTREME)).isEqualTo(1);
        Bout.next(play, "aska");
        assertThat(play.state().ground().count(zone, Terrain.EXTREME)).isZero();
        assertThat(Bout.deeds(play.state(), aska)).doesNotContain("support:surprise-minefield");
    }

    @Test
    @Ledger({"airstrike", "artillery-frame", "BCG-AMB-34"})
    void an_airstrike_hurts_everybody_in_a_wide_area_wider_with_an_artillery_frame() {
        var play = scenario(fight(
                        caller("airstrike", "artillery-frame"),
                        mecha("Bran", "1,4"),
                        enemy(),
                        mecha("Wolf", "9,4").foe()))
                .choice("turn.action", "support:airstrike")
                .choice("support.zone", "5,0");
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(play.state().unit("bran").points()).isEqualTo(13); // 4 Zones off: the Frame's extra Zone
        assertThat(play.state().unit("vex").points()).isEqualTo(13);
        assertThat(play.state().unit("wolf").points()).isEqualTo(13);
        assertThat(play.state().unit("aska").points()).isEqualTo(16);
    }

    @Test
    @Ledger({"expert-support", "airstrike"})
    void expert_support_leaves_zones_out_of_a_support() {
        var play = scenario(fight(caller("airstrike", "expert-support"), mecha("Bran", "4,1"), enemy()))
                .choice("turn.action", "support:airstrike")
                .choice("support.zone", "5,0")
                .choice("area.exclude", "4,1");
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(play.state().unit("bran").points()).isEqualTo(16);
        assertThat(play.state().unit("vex").points()).isEqualTo(13);
    }

    @Test
    @Ledger({"electromagnetic-detonator", "BCG-AMB-115", "BCG-AMB-48"})
    void a_detonator_halves_energy_and_hurts_for_each_point_spent() {
        var play = scenario(fight(caller("electromagnetic-detonator"), enemy()))
                .choice("turn.action", "support:electromagnetic-detonator")
                .choice("maim.area", "legs");
        Bout.turn(play, "aska");
        Bout.act(play);
        Fighter vex = play.state().unit("vex");
        assertThat(vex.energy()).isEqualTo(2);
        EnergyPayment.energy(play, vex, 2, "something");
        assertThat(play.log()).contains("Vex takes 4 Damage, 12 left");
    }

    @Test
    @Ledger({"ensnaring-trap", "BCG-AMB-45", "BCG-AMB-12"})
    void a_trap_halves_guard_and_speed_and_stops_flight() {
        var play = scenario(fight(
                        caller("ensnaring-trap"),
                        mecha("Vex", "5,0").foe().guard(7).speed(5).fitted("flyer")))
                .choice("turn.action", "support:ensnaring-trap");
        Bout.turn(play, "aska");
        Fighter vex = play.state().unit("vex");
        assertThat(Footing.flies(play.state(), vex)).isTrue();
        Bout.act(play);

        assertThat(Ranks.guard(play.state(), vex)).isEqualTo(3);
        assertThat(Ranks.speed(play.state(), vex)).isEqualTo(2);
        assertThat(Footing.flies(play.state(), vex)).isFalse();
        assertThat(Movement.budget(play.state(), vex, true)).isZero();
    }

    @Test
    @Ledger("fire-at-will")
    void fire_at_will_hurts_whoever_is_too_slow() {
        var play = scenario(fight(caller("fire-at-will"), enemy()))
                .choice("turn.action", "support:fire-at-will")
                .dice("support.dodge", 4)
                .choice("maim.area", "legs");
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Vex dodges Fire at Will: 4 +5 Speed = 9 against 16, is caught", "Vex takes 7 Damage, 9 left");
    }

    @Test
    @Ledger("fire-at-will")
    void odds_of_getting_away_from_fire_at_will() {
        var play = scenario(fight(caller("fire-at-will").systems(4), enemy()));
        Fighter aska = Bout.turn(play, "aska");
        Fighter vex = play.state().unit("vex");
        var odds = play.odds(p -> {
                    new FireAtWill(10)
                            .resolve(
                                    p,
                                    aska,
                                    new SupportTargets(java.util.Optional.of(vex), vex.zone()),
                                    aska.fittings().fitted().get(0).upgrade());
                    return vex.points() == 16;
                })
                .choosing(arbiter.interpreters.odds.Choices.byDefault())
                .exact();
        assertThat(odds.chanceOf(true)).isEqualTo(Fraction.of(1, 5)); // 5 and a 9 or 10 against 14
    }

    @Test
    @Ledger("jamming-barrage")
    void a_barrage_halves_everybodys_might() {
        var play = scenario(
                        fight(caller("jamming-barrage"), mecha("Bran", "4,0").might(7), enemy()))
                .choice("turn.action", "support:jamming-barrage")
                .choice("support.zone", "5,0");
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(Ranks.might(play.state(), play.state().unit("bran"))).isEqualTo(3);
        assertThat(Ranks.might(play.state(), play.state().unit("vex"))).isEqualTo(2);
        assertThat(Ranks.might(play.state(), play.state().unit("aska"))).isEqualTo(5);
    }

    @Test
    @Ledger({"commander-type", "early-warning-and-control", "BCG-TRB-2", "BCG-AMB-65"})
    void a_commander_needs_no_action_and_early_warning_restores_cheap_supports() {
        var play = scenario(fight(caller("surprise-minefield", "commander-type", "early-warning-and-control"), enemy()))
                .choice("beginning.item", "commander-type:surprise-minefield")
                .choice("support.zone", "5,0")
                .choice("support.restore", "yes");
        Fighter aska = Bout.turn(play, "aska");
        BeginningPhase.resolve(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Aska spends 1 Energy: Commander Type",
                        "Aska calls for Surprise Minefield",
                        "Aska spends 4 Energy on Early Warning and Control",
                        "Aska has its Surprise Minefield ready again");
        assertThat(Bout.items(play.state(), aska)).isEmpty(); // once a Turn
        assertThat(Bout.deeds(play.state(), aska)).contains("support:surprise-minefield");
    }

    @Test
    @Ledger("early-warning-and-control")
    void early_warning_does_nothing_for_dear_supports() {
        var play = scenario(fight(caller("fire-at-will", "early-warning-and-control"), enemy()))
                .choice("turn.action", "support:fire-at-will")
                .dice("support.dodge", 10);
        Bout.turn(play, "aska");
        Bout.act(play);
        assertThat(play.state().unit("aska").used().spent()).isEqualTo(List.of("fire-at-will"));
    }

    @Test
    @Ledger("BCG-SUP-1")
    void supports_reach_as_far_as_systems_after_the_move() {
        var play = scenario(fight(mecha("Aska", "0,0").speed(2).systems(3).fitted("fire-at-will"), enemy()))
                .choice("turn.action", "support:fire-at-will")
                .choice("support.place", "2,0")
                .dice("support.dodge", 10);
        Fighter aska = Bout.turn(play, "aska");
        Bout.act(play);
        assertThat(play.state().field().zones().text(aska.zone())).isEqualTo("2,0");
    }
}
