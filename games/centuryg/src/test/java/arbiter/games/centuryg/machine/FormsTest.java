package arbiter.games.centuryg.machine;

import static arbiter.games.centuryg.Drill.rollOrder;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.Equipment;
import arbiter.games.centuryg.attack.AttackArea;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.utility.Dock.Docked;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Machines of several forms. */
class FormsTest extends StrictScenarios<CenturyState> {

    @Test
    @Ledger({"transformation", "superior-morphing", "BCG-ALT-1", "BCG-ALT-2", "BCG-TRB-20", "BCG-AMB-48"})
    void transforming_swaps_attributes_and_brings_the_set_of_the_form() {
        var play = scenario(fight(
                        mecha("Aska", "0,0")
                                .might(6)
                                .speed(3)
                                .energy(5)
                                .fitted("transformation", "superior-morphing")
                                .form("Falcon", Attribute.MIGHT, Attribute.SPEED, "extreme-fortification"),
                        mecha("Vex", "9,0").foe()))
                .choice("beginning.item", "morph:1");
        Fighter aska = Bout.turn(play, "aska");
        BeginningPhase.resolve(play);

        assertThat(play.log()).containsSubsequence("Aska spends 1 Energy: changing form", "Aska takes the form Falcon");
        assertThat(aska.rank(Attribute.MIGHT)).isEqualTo(3);
        assertThat(aska.rank(Attribute.SPEED)).isEqualTo(6);
        assertThat(aska.energy()).isEqualTo(2); // capacity 5/2, 4 were left
    }

    @Test
    @Ledger({"transformation", "BCG-TRB-20"})
    void two_energy_at_the_start_of_the_turn_or_an_action() {
        var play = scenario(fight(
                        mecha("Aska", "0,0")
                                .energy(4)
                                .speed(0)
                                .fitted("transformation")
                                .form("Falcon", Attribute.MIGHT, Attribute.GUARD, "extreme-fortification"),
                        mecha("Vex", "9,0").foe()))
                .choice("beginning.item", "morph:1")
                .choice("turn.action", "morph:0");
        Fighter aska = Bout.turn(play, "aska");
        BeginningPhase.resolve(play);
        assertThat(aska.energy()).isEqualTo(2); // 2 spent, capacity 2, nothing lost
        assertThat(Bout.items(play.state(), aska)).isEmpty(); // once a Turn
        Bout.act(play);
        assertThat(aska.form()).isZero();
    }

    @Test
    @Ledger({"frame", "BCG-AMB-103", "BCG-DOCK-1"})
    void frames_are_switched_inside_a_base_and_that_exposes_nobody() {
        var play = scenario(fight(
                        mecha("Ark", "0,0").fitted("base-unit"),
                        mecha("Aska", "0,0").fitted("frame").form("Siege", Attribute.SPEED, Attribute.SYSTEMS),
                        mecha("Vex", "9,0").foe()))
                .choice("turn.action", "morph:1");
        Fighter aska = Bout.turn(play, "aska");
        assertThat(Bout.deeds(play.state(), aska)).doesNotContain("morph:1");
        assertThat(Bout.items(play.state(), aska)).isEmpty();
        play.emit(new Docked("aska", "ark"));
        assertThat(Bout.items(play.state(), aska)).isEmpty();
        Bout.act(play);
        assertThat(aska.form()).isEqualTo(1);
        assertThat(AttackArea.reaches(play.state(), aska)).isFalse();
    }

    @Test
    @Ledger({"superior-morphing", "frame", "BCG-AMB-103", "BCG-AMB-104"})
    void superior_morphing_switches_frames_at_the_start_of_the_turn_and_needs_no_energy() {
        var play = scenario(fight(
                        mecha("Ark", "0,0").fitted("base-unit"),
                        mecha("Aska", "0,0")
                                .fitted("frame", "superior-morphing")
                                .usually("beam-rifle")
                                .form("Siege", Attribute.SPEED, Attribute.SYSTEMS)
                                .form("Storm", Attribute.MIGHT, Attribute.GUARD, "flyer"),
                        mecha("Vex", "9,0").foe()))
                .choice("beginning.item", "morph:2");
        Fighter aska = Bout.turn(play, "aska");
        assertThat(aska.weapons()).hasSize(3); // the set of the Default Form
        play.emit(new Docked("aska", "ark"));
        BeginningPhase.resolve(play);
        assertThat(aska.weapons()).hasSize(2);
        assertThat(Equipment.has(aska, "flyer")).isTrue();
        assertThat(aska.energy()).isEqualTo(5);
    }

    @Test
    @Ledger({"BCG-OP-2", "frame"})
    void forms_are_chosen_before_deployment() {
        var play = scenario(fight(
                        mecha("Aska", "0,0").speed(2).fitted("frame").form("Siege", Attribute.SPEED, Attribute.SYSTEMS),
                        mecha("Vex", "9,0").foe()))
                .choice("deploy.form", "form:1")
                .dice("initiative.roll", 5, 6);
        rollOrder(play);
        assertThat(play.log()).first().isEqualTo("Aska takes the form Siege");
        assertThat(play.state().unit("aska").initiative()).isEqualTo(9);
    }
}
