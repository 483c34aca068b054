package arbiter.games.centuryg.damage;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.Equipment;
import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponRanges;
import arbiter.interpreters.odds.Choices;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Features, each with its price. */
class FeatureTest extends StrictScenarios<CenturyState> {

    private static DamageCause by(arbiter.kernel.Play<CenturyState> play, String unit, boolean mightTest) {
        return new DamageCause(Optional.of(play.state().unit(unit)), mightTest, false, false, false, "a blow");
    }

    @Test
    @Ledger({"extreme-fortification", "BCG-TRB-8", "BCG-DMG-7"})
    void fortification_halves_what_is_not_a_might_test() {
        var play = scenario(
                fight(mecha("Aska", "0,0"), mecha("Vex", "3,0").foe().energy(5).fitted("extreme-fortification")));
        Bout.turn(play, "aska");
        Fighter vex = play.state().unit("vex");
        Damage.resolve(play, vex, 3, by(play, "aska", true));
        assertThat(vex.points()).isEqualTo(13);
        Damage.resolve(play, vex, 1, by(play, "aska", false));
        assertThat(vex.points()).isEqualTo(13);
        assertThat(vex.energy()).isEqualTo(2);
    }

    @Test
    @Ledger({"power-suit", "BCG-AMB-45", "BCG-TRB-9"})
    void a_power_suit_keeps_its_equipment_but_loses_half_an_attribute_for_each_area() {
        var play = scenario(fight(mecha("Aska", "0,0")
                .might(7)
                .guard(5)
                .systems(3)
                .speed(5)
                .armed("assault-rifle")
                .fitted("power-suit", "regenerative")));
        Fighter aska = Bout.turn(play, "aska");
        for (Area area : Area.EXTERNAL) {
            play.emit(new Maimed("aska", area));
        }
        assertThat(EquipmentStatus.weapon(play.state(), aska, aska.weapons().get(0)))
                .isTrue();
        assertThat(Equipment.works(play.state(), aska, "regenerative")).isTrue();
        assertThat(Ranks.systems(play.state(), aska)).isEqualTo(1);
        assertThat(Ranks.guard(play.state(), aska)).isEqualTo(2);
        assertThat(Ranks.might(play.state(), aska)).isEqualTo(3);
        assertThat(Ranks.speed(play.state(), aska)).isEqualTo(2);
    }

    @Test
    @Ledger({"biological", "BCG-AMB-47"})
    void a_living_thing_loses_both_and_with_a_suit_only_the_attribute() {
        var play = scenario(fight(
                mecha("Vex", "0,0").foe().might(7).armed("assault-rifle").fitted("biological"),
                mecha("Wolf", "0,0").foe().might(7).armed("assault-rifle").fitted("biological", "power-suit")));
        Fighter vex = Bout.turn(play, "vex");
        Fighter wolf = play.state().unit("wolf");
        play.emit(new Maimed("vex", Area.ARMS));
        play.emit(new Maimed("wolf", Area.ARMS));
        assertThat(Ranks.might(play.state(), vex)).isEqualTo(3);
        assertThat(EquipmentStatus.weapon(play.state(), vex, vex.weapons().get(0)))
                .isFalse();
        assertThat(Ranks.might(play.state(), wolf)).isEqualTo(3);
        assertThat(EquipmentStatus.weapon(play.state(), wolf, wolf.weapons().get(0)))
                .isTrue();
    }

    @Test
    @Ledger("biological")
    void a_living_thing_grows_back_half_the_energy_and_dies_without_a_core() {
        var play = scenario(fight(mecha("Vex", "0,0").foe().fitted("biological"), mecha("Aska", "3,0")))
                .choice("beginning.item", "biological")
                .choice("biological.energy", "5")
                .choice("damage.lethal", "pass");
        Fighter vex = Bout.turn(play, "vex");
        Bout.hurt(play, "vex", 3);
        BeginningPhase.resolve(play);
        assertThat(play.log()).contains("Vex spends 5 Energy: growing back", "Vex regains 2 Threshold, 15 now");
        Damage.resolve(play, vex, 20, by(play, "aska", true));
        assertThat(vex.fate()).isEqualTo(UnitFate.DESTROYED);
        assertThat(play.state().units()).hasSize(2);
        assertThat(Bout.deeds(play.state(), play.state().unit("aska"))).contains("eject");
    }

    @Test
    @Ledger({"fortress", "BCG-AMB-58", "BCG-END-2"})
    void a_fortress_never_moves_and_reaches_farther() {
        var play = scenario(fight(
                mecha("Vex", "0,0")
                        .foe()
                        .speed(4)
                        .systems(3)
                        .armed("assault-rifle")
                        .fitted("fortress"),
                mecha("Aska", "9,0")));
        Fighter vex = Bout.turn(play, "vex");
        assertThat(Movement.budget(play.state(), vex, true)).isZero();
        assertThat(WeaponRanges.most(play.state(), vex, vex.weapons().get(0), false))
                .isEqualTo(12); // 5, 3 for Long Range, 4
        assertThat(Bout.deeds(play.state(), vex))
                .contains("attack:assault-rifle")
                .doesNotContain("boost", "retreat"); // not even from the edge
        assertThat(Bout.deeds(play.state(), play.state().unit("aska"))).contains("retreat");
    }

    @Test
    @Ledger({"squadron", "BCG-AMB-41"})
    void a_squadron_is_never_maimed_and_easy_prey_for_areas() {
        var play = scenario(fight(
                        mecha("Aska", "0,0").speed(0).armed("rail-bazooka", "assault-rifle"),
                        mecha("Vex", "3,0").foe().tier(Tier.GRUNT).fitted("squadron")))
                .choice("turn.action", "attack:rail-bazooka")
                .choice("attack.target", "vex")
                .dice("attack.might", 2, 10, 4);
        Bout.turn(play, "aska");
        Bout.act(play);
        Fighter vex = play.state().unit("vex");
        assertThat(vex.points()).isEqualTo(10);
        assertThat(vex.maims()).isEmpty();
        Damage.resolve(play, vex, 10, by(play, "aska", true));
        assertThat(vex.fate()).isEqualTo(UnitFate.DESTROYED);
    }

    @Test
    @Ledger({"invasive", "BCG-AMB-49", "BCG-AMB-21"})
    void invasive_damage_is_halved_and_each_five_strip_a_layer() {
        var play = scenario(fight(
                        mecha("Vex", "3,0").foe().fitted("invasive"),
                        mecha("Aska", "0,0").threshold(9).systems(4)))
                .dice("invasive.test", 6, 10)
                .choice("maim.area", "head");
        Bout.turn(play, "vex");
        Fighter aska = play.state().unit("aska");
        Damage.resolve(play, aska, 12, by(play, "vex", true));
        assertThat(play.log())
                .containsSubsequence(
                        "Aska takes 6 Damage, 30 left",
                        "Aska's pilot loses Layer 1: 6 +4 Systems = 10 against 10, holds on");
        Damage.resolve(play, aska, 11, by(play, "vex", true));
        assertThat(play.log())
                .containsSubsequence(
                        "Aska's pilot loses Layer 2: 10 +4 Systems = 14 against 15, breaks down",
                        "Aska's pilot is defeated, the machine runs on by itself");
        assertThat(aska.hull()).isEqualTo(Hull.EMPTY);
        assertThat(aska.isFighting()).isTrue();
    }

    @Test
    @Ledger({"invasive", "BCG-AMB-21", "BCG-AMB-49"})
    void a_pilot_with_no_layers_left_is_defeated_without_a_test_and_nobody_is_nobody() {
        var play = scenario(fight(
                        mecha("Vex", "3,0").foe().fitted("invasive"),
                        mecha("Aska", "0,0").threshold(20).systems(20),
                        mecha("Drone", "0,0").threshold(20).pilotless()))
                .dice("invasive.test", 1, 1, 1);
        Bout.turn(play, "vex");
        Fighter aska = play.state().unit("aska");
        Damage.resolve(play, aska, 30, by(play, "vex", true));
        assertThat(aska.hull()).isEqualTo(Hull.WHOLE);
        play.choice("maim.area", "head");
        Damage.resolve(play, aska, 10, by(play, "vex", true));
        assertThat(aska.hull()).isEqualTo(Hull.EMPTY);
        Damage.resolve(play, play.state().unit("drone"), 20, by(play, "vex", true));
        assertThat(play.log()).last().isEqualTo("Drone takes 10 Damage, 70 left");
    }

    @Test
    @Ledger("invasive")
    void odds_of_a_pilot_holding_on() {
        var play = scenario(fight(
                mecha("Vex", "3,0").foe().fitted("invasive"),
                mecha("Aska", "0,0").threshold(9).systems(4)));
        Bout.turn(play, "vex");
        Fighter aska = play.state().unit("aska");
        var odds = play.odds(p -> {
                    Damage.resolve(p, aska, 10, by(p, "vex", true));
                    return aska.hull() == Hull.WHOLE;
                })
                .choosing(Choices.byDefault())
                .exact();
        assertThat(odds.chanceOf(true)).isEqualTo(Fraction.of(1, 2)); // a 6 or better
    }
}
