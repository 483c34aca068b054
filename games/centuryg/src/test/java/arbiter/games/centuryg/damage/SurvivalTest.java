package arbiter.games.centuryg.damage;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.Equipment;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Standing where one should have fallen, and Areas beyond the four. */
class SurvivalTest extends StrictScenarios<CenturyState> {

    private static DamageCause blow(arbiter.kernel.Play<CenturyState> play, boolean technique) {
        return new DamageCause(Optional.of(play.state().unit("aska")), true, technique, false, false, "a blow");
    }

    @Test
    @Ledger({"invincible-alloy", "BCG-AMB-42", "BCG-CORE-5"})
    void invincible_alloy_holds_once_and_the_fourth_area_is_not_maimed() {
        var play = scenario(
                        fight(mecha("Aska", "0,0"), mecha("Vex", "3,0").foe().fitted("invincible-alloy")))
                .choice("damage.lethal", "invincible-alloy")
                .choice("maim.area", "head")
                .choice("maim.area", "legs")
                .choice("maim.area", "arms")
                .choice("damage.answer", "pass")
                .choice("damage.lethal", "pass");
        Bout.turn(play, "aska");
        Fighter vex = play.state().unit("vex");
        Damage.resolve(play, vex, 17, blow(play, false));
        assertThat(play.log()).contains("Vex stands, its Invincible Alloy holds: 1 Threshold left");
        assertThat(vex.points()).isEqualTo(1);
        assertThat(vex.maims()).hasSize(3);
        assertThat(vex.genre().points()).isEqualTo(4); // the fourth Level was lost, too
        Damage.resolve(play, vex, 1, blow(play, false));
        assertThat(vex.fate()).isEqualTo(UnitFate.DESTROYED);
    }

    @Test
    @Ledger({"invincible-alloy", "expansion-pack", "BCG-AMB-42"})
    void nothing_holds_against_a_technique() {
        var play = scenario(fight(
                        mecha("Aska", "0,0"), mecha("Vex", "3,0").foe().fitted("invincible-alloy", "expansion-pack")))
                .choice("damage.lethal", "pass");
        Bout.turn(play, "aska");
        Damage.resolve(play, play.state().unit("vex"), 17, blow(play, true));
        assertThat(play.state().unit("vex").fate()).isEqualTo(UnitFate.DESTROYED);
    }

    @Test
    @Ledger({"invincible-alloy", "BCG-TRB-5", "power-suit"})
    void two_energy_let_maimed_areas_work_for_a_round_even_those_of_a_power_suit() {
        var play = scenario(fight(
                        mecha("Aska", "0,0").might(7).fitted("invincible-alloy", "power-suit"),
                        mecha("Vex", "9,0").foe()))
                .choice("beginning.item", "invincible-alloy");
        Fighter aska = Bout.turn(play, "aska");
        assertThat(Bout.items(play.state(), aska)).containsExactly("invincible-alloy"); // also against Maims to come
        Bout.hurt(play, "aska", 4);
        play.emit(new Maimed("aska", Area.ARMS));
        assertThat(Ranks.might(play.state(), aska)).isEqualTo(3);
        BeginningPhase.resolve(play);
        assertThat(Ranks.might(play.state(), aska)).isEqualTo(7);
        Bout.next(play, "aska");
        assertThat(Ranks.might(play.state(), aska)).isEqualTo(3);
    }

    @Test
    @Ledger({"expansion-pack", "BCG-XAREA-1", "BCG-MAIM-5", "BCG-AMB-102", "BCG-TRB-5"})
    void a_purged_pack_saves_once_and_is_gone_with_what_it_held() {
        var play = scenario(fight(
                        mecha("Aska", "0,0"),
                        mecha("Vex", "3,0")
                                .foe()
                                .fitted("expansion-pack")
                                .armed("beam-rifle", Area.PACK)
                                .fitted("regenerative", Area.PACK, "")))
                .choice("damage.lethal", "expansion-pack")
                .choice("maim.area", "head")
                .choice("maim.area", "legs")
                .choice("maim.area", "arms");
        Bout.turn(play, "aska");
        Fighter vex = play.state().unit("vex");
        Mounted rifle = vex.weapons().get(0);
        assertThat(EquipmentStatus.weapon(play.state(), vex, rifle)).isTrue();
        Damage.resolve(play, vex, 17, blow(play, false));
        assertThat(play.log()).contains("Vex throws off its Expansion Pack and stands: 1 Threshold left");
        assertThat(EquipmentStatus.weapon(play.state(), vex, rifle)).isFalse();
        assertThat(Equipment.works(play.state(), vex, "regenerative")).isFalse();
        ThresholdRepair.resolve(play, vex, 15);
        assertThat(vex.maims()).isEmpty();
        assertThat(EquipmentStatus.weapon(play.state(), vex, rifle)).isFalse(); // it stays gone
    }

    @Test
    @Ledger({"secret-equipment", "BCG-XAREA-1", "BCG-AMB-102"})
    void secret_equipment_comes_out_at_tension_five() {
        var play = scenario(fight(
                mecha("Aska", "0,0").fitted("secret-equipment").armed("beam-rifle", Area.SECRET),
                mecha("Vex", "3,0").foe()));
        Fighter aska = Bout.turn(play, "aska", 4);
        assertThat(EquipmentStatus.weapon(play.state(), aska, aska.weapons().get(0)))
                .isFalse();
        Bout.next(play, "aska");
        assertThat(EquipmentStatus.weapon(play.state(), aska, aska.weapons().get(0)))
                .isTrue();
    }

    @Test
    @Ledger({"BCG-MAIM-1", "BCG-MAIM-2", "BCG-AMB-34", "integrated-weapons"})
    void a_maimed_area_stops_but_integrated_weapons_work_on() {
        var play = scenario(fight(
                        mecha("Aska", "0,0"),
                        mecha("Vex", "3,0").foe().armed("assault-rifle").fitted("jury-rig"),
                        mecha("Wolf", "3,0").foe().armed("assault-rifle").fitted("integrated-weapons")))
                .choice("maim.area", "arms") // 10 is even: the attacker begins
                .choice("maim.area", "torso");
        Bout.turn(play, "aska");
        Fighter vex = play.state().unit("vex");
        Damage.resolve(play, vex, 10, blow(play, false));
        assertThat(vex.maims()).containsExactly(Area.ARMS, Area.TORSO);
        assertThat(EquipmentStatus.weapon(play.state(), vex, vex.weapons().get(0)))
                .isFalse();
        assertThat(EquipmentStatus.weapon(play.state(), vex, vex.weapons().get(1)))
                .isTrue(); // in no Area
        assertThat(Equipment.works(play.state(), vex, "jury-rig")).isFalse();

        play.emit(new Maimed("wolf", Area.ARMS));
        Fighter wolf = play.state().unit("wolf");
        assertThat(EquipmentStatus.weapon(play.state(), wolf, wolf.weapons().get(0)))
                .isTrue();
    }

    @Test
    @Ledger("BCG-AMB-36")
    void whoever_has_several_shields_says_which_comes_first() {
        var play = scenario(fight(mecha("Vex", "3,0").foe().fitted("absolute-barrier"), mecha("Aska", "0,0")))
                .choice("beginning.item", "absolute-barrier")
                .choice("barrier.energy", "1")
                .choice("damage.shield", "shield:2");
        Bout.turn(play, "vex");
        BeginningPhase.resolve(play);
        play.emit(new arbiter.games.centuryg.unit.Marked(
                new arbiter.games.centuryg.unit.Mark(
                        arbiter.games.centuryg.unit.Mark.Kind.SHIELD,
                        "vex",
                        "vex",
                        "",
                        5,
                        arbiter.games.centuryg.unit.Clock.FIGHT),
                "is shielded"));
        Damage.resolve(play, play.state().unit("vex"), 3, blow(play, false));
        assertThat(play.log()).last().isEqualTo("Vex's shield stops 3 Damage, 2 left");
    }

    @Test
    @Ledger("BCG-AMB-85")
    void what_ignores_active_defenses_ignores_a_barrier() {
        var play = scenario(fight(mecha("Vex", "3,0").foe().fitted("absolute-barrier"), mecha("Aska", "0,0")))
                .choice("beginning.item", "absolute-barrier")
                .choice("barrier.energy", "5");
        Bout.turn(play, "vex");
        BeginningPhase.resolve(play);
        Damage.resolve(play, play.state().unit("vex"), 3, blow(play, false).piercing(true));
        assertThat(play.log()).last().isEqualTo("Vex takes 3 Damage, 13 left");
    }
}
