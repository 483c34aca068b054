package arbiter.games.centuryg.weapon;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.Attack;
import arbiter.games.centuryg.attack.AttackAction;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Defenses raised against a result. */
class ActiveDefenseTest extends StrictScenarios<CenturyState> {

    private static Hangar shooter() {
        return mecha("Aska", "0,0").speed(0).armed("assault-rifle", "beam-rifle");
    }

    private static Hangar target() {
        return mecha("Vex", "3,0").foe().speed(6);
    }

    @Test
    @Ledger({"custom-defense", "BCG-AD-2"})
    void custom_defense_turns_a_hit_into_a_miss() {
        var play = scenario(fight(shooter(), target().fitted("custom-defense", Area.TORSO, "shooting")))
                .choice("turn.action", "attack:assault-rifle")
                .dice("attack.might", 7)
                .choice("attack.answer", "custom-defense:5");
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(play.log())
                .contains(
                        "Vex spends 2 Energy on Custom Defense",
                        "Vex uses Custom Defense: Defense +5 is 15 against 13, now a miss");
        assertThat(play.state().unit("vex").points()).isEqualTo(16);
        assertThat(play.state().unit("vex").energy()).isEqualTo(3);
    }

    @Test
    @Ledger("custom-defense")
    void plates_work_only_against_their_kind() {
        var play = scenario(fight(shooter(), target().fitted("custom-defense", Area.TORSO, "melee")))
                .choice("turn.action", "attack:assault-rifle")
                .dice("attack.might", 7);
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(play.state().unit("vex").points()).isEqualTo(13);
    }

    @Test
    @Ledger({"absorbing-armor", "BCG-AMB-86"})
    void absorbing_armor_costs_nothing_if_no_damage_is_left() {
        var play = scenario(fight(shooter(), target().energy(0).fitted("absorbing-armor", Area.TORSO, "non-beam")))
                .choice("turn.action", "attack:assault-rifle")
                .dice("attack.might", 7)
                .choice("attack.answer", "absorbing-armor");
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(play.log()).contains("Vex uses Absorbing Armor: Defense +3 is 13 against 13, still a hit");
        assertThat(play.state().unit("vex").points()).isEqualTo(16);
    }

    @Test
    @Ledger({"absorbing-armor", "BCG-AMB-86"})
    void absorbing_armor_that_lets_damage_through_is_paid_for_in_the_end() {
        var play = scenario(fight(shooter(), target().fitted("absorbing-armor", Area.TORSO, "beam")))
                .choice("turn.action", "attack:beam-rifle")
                .dice("attack.might", 10)
                .choice("attack.answer", "absorbing-armor");
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Vex uses Absorbing Armor: Defense +3 is 13 against 16, still a hit",
                        "Vex spends 1 Energy on Absorbing Armor",
                        "Vex takes 3 Damage, 13 left");
    }

    @Test
    @Ledger("absorbing-armor")
    void with_no_energy_an_incomplete_block_is_not_offered() {
        var play = scenario(fight(shooter(), target().energy(0).fitted("absorbing-armor", Area.TORSO, "shooting")))
                .choice("turn.action", "attack:assault-rifle")
                .dice("attack.might", 8)
                .choice("maim.area", "legs");
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(play.state().unit("vex").points()).isEqualTo(12);
    }

    @Test
    @Ledger("reactive-booster")
    void reactive_booster_adds_half_the_speed() {
        var play = scenario(fight(shooter(), target().fitted("reactive-booster")))
                .choice("turn.action", "attack:assault-rifle")
                .dice("attack.might", 7)
                .choice("attack.answer", "reactive-booster");
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(play.log()).contains("Vex uses Reactive Booster: Defense +3 is 13 against 13, still a hit");
        assertThat(play.state().unit("vex").energy()).isEqualTo(4);
    }

    @Test
    @Ledger("electronic-cloaking-system")
    void cloaking_adds_systems_but_not_against_areas() {
        var play = scenario(fight(shooter(), target().systems(4).fitted("electronic-cloaking-system")))
                .choice("turn.action", "attack:assault-rifle")
                .dice("attack.might", 7)
                .choice("attack.answer", "electronic-cloaking-system");
        Bout.turn(play, "aska");
        Bout.act(play);
        assertThat(play.log()).contains("Vex uses Electronic Cloaking System: Defense +4 is 14 against 13, now a miss");

        var blast = scenario(fight(shooter().armed("rail-bazooka"), target().fitted("electronic-cloaking-system")))
                .choice("turn.action", "attack:rail-bazooka")
                .choice("attack.target", "vex")
                .dice("attack.might", 7);
        Bout.turn(blast, "aska");
        Bout.act(blast);
        assertThat(blast.state().unit("vex").points()).isEqualTo(13);
    }

    @Test
    @Ledger({"shielding-aura", "BCG-AMB-85"})
    void an_aura_covers_an_ally_and_then_nothing_else_does() {
        var play = scenario(fight(
                        shooter(),
                        target().fitted("custom-defense", Area.TORSO, "shooting"),
                        mecha("Wolf", "5,0").foe().fitted("shielding-aura")))
                .choice("turn.action", "attack:assault-rifle")
                .dice("attack.might", 7)
                .choice("attack.answer", "pass")
                .choice("attack.answer", "shielding-aura:vex");
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(play.log())
                .contains(
                        "Wolf spends 1 Energy on Shielding Aura",
                        "Vex, covered by Wolf, uses Shielding Aura: Defense +3 is 13 against 13, still a hit");
    }

    @Test
    @Ledger("BCG-AMB-84")
    void nobody_defends_actively_against_friends() {
        var play = scenario(fight(
                        shooter().armed("rail-bazooka"),
                        mecha("Bran", "3,1").fitted("custom-defense", Area.TORSO, "shooting"),
                        target()))
                .choice("turn.action", "attack:rail-bazooka")
                .choice("attack.target", "vex")
                .dice("attack.might", 7);
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(play.state().unit("bran").points()).isEqualTo(13);
        assertThat(play.state().unit("bran").energy()).isEqualTo(5);
    }

    @Test
    @Ledger({"absolute-barrier", "BCG-AMB-36"})
    void a_barrier_stops_twice_its_energy_and_allows_no_other_defense() {
        var play = scenario(fight(
                        target().fitted("absolute-barrier").fitted("custom-defense", Area.TORSO, "shooting"),
                        shooter()))
                .choice("beginning.item", "absolute-barrier")
                .choice("barrier.energy", "2")
                .choice("turn.action", "attack:assault-rifle")
                .dice("attack.might", 10);
        Bout.turn(play, "vex");
        BeginningPhase.resolve(play);
        play.emit(new arbiter.games.centuryg.turn.CurrentTurn.TurnBegan("aska"));
        Bout.act(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Vex spends 2 Energy: Absolute Barrier",
                        "Vex is behind a Barrier against 4 Damage",
                        "Vex's Absolute Barrier stops 4 Damage, used up",
                        "Vex takes 2 Damage, 14 left");
    }

    @Test
    @Ledger({"the-beast", "BCG-AMB-101", "BCG-AMB-85"})
    void the_beast_breaks_through_a_defense_that_was_paid_for() {
        var play = scenario(fight(
                        mecha("Aska", "0,0").speed(0).fitted("the-beast"),
                        target().fitted("custom-defense", Area.TORSO, "shooting")))
                .choice("turn.action", "attack:vulcans")
                .dice("attack.might", 7)
                .choice("attack.answer", "custom-defense:3")
                .choice("attack.answer", "the-beast");
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Vex uses Custom Defense: Defense +3 is 13 against 13, still a hit",
                        "Aska spends 2 Energy on The Beast",
                        "Aska breaks through Active Defenses: The Beast",
                        "Vex takes 3 Damage, 13 left");
        assertThat(play.state().unit("vex").energy()).isEqualTo(4);
    }

    @Test
    @Ledger("the-beast")
    void default_weapons_of_a_beast_grow_with_its_wounds() {
        var play = scenario(fight(mecha("Aska", "0,0").speed(0).fitted("the-beast"), target()))
                .choice("turn.action", "attack:vulcans")
                .dice("attack.might", 2, 3, 9)
                .choice("maim.area", "legs");
        Bout.turn(play, "aska");
        Bout.hurt(play, "aska", 9);
        Bout.act(play);

        assertThat(play.state().unit("vex").points()).isEqualTo(11); // 9 + 5 + 1 against 10
    }

    @Test
    @Ledger("custom-defense")
    void odds_of_a_hit_with_plates_always_raised() {
        var play = scenario(fight(shooter(), target().fitted("custom-defense", Area.TORSO, "shooting")));
        Bout.turn(play, "aska");

        var odds = play.odds(p -> {
                    Fighter aska = p.state().unit("aska");
                    AttackAction offense = new AttackAction(
                            AttackInProgress.Mode.ATTACK,
                            new WeaponInUse(aska.weapons().get(0), WeaponUse.PLAIN),
                            List.of(p.state().unit("vex")),
                            0);
                    Attack.resolve(p, aska, offense, Occasion.ACTION);
                    return p.state().unit("vex").points() < 16;
                })
                .choosing((state, request) ->
                        OptionalInt.of(request.label().equals("attack.answer") ? 1 : request.fallbackIndex()))
                .exact();
        assertThat(odds.chanceOf(true)).isEqualTo(Fraction.of(1, 10)); // only a 10 leaves Damage above 15
    }
}
