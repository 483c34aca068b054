package arbiter.games.centuryg.crew;

import static arbiter.games.centuryg.Drill.rollOrder;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Equipment;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.Maimed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.turn.OperationOutcome;
import arbiter.games.centuryg.turn.Round;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Several machines that become one. */
class CombinationTest extends StrictScenarios<CenturyState> {

    private static CenturyState three(String kind, String at) {
        Optional<String> led = kind.startsWith("super") ? Optional.of("aska") : Optional.empty();
        return fight(
                mecha("Aska", "2,2")
                        .level(2)
                        .threshold(6)
                        .energy(5)
                        .might(6)
                        .armed("assault-rifle")
                        .combines(kind, Optional.empty(), Area.TORSO, "bran", "cora"),
                mecha("Bran", "2,3")
                        .level(2)
                        .threshold(5)
                        .energy(4)
                        .might(4)
                        .armed("beam-saber")
                        .fitted("jury-rig", "slippery-chassis", "airstrike")
                        .knows("my-style-is-impetuous")
                        .combines(kind, led, Area.LEGS, "aska", "cora"),
                mecha("Cora", at)
                        .level(2)
                        .threshold(4)
                        .energy(4)
                        .might(2)
                        .speed(7)
                        .armed("rail-bazooka", "assault-rifle")
                        .combines(kind, led, Area.HEAD, "aska", "bran"),
                mecha("Vex", "9,7").foe());
    }

    private static void act(Play<CenturyState> play, String pilot) {
        play.emit(new TurnBegan(pilot));
        BeginningPhase.resolve(play);
    }

    @Test
    @Ledger({"super-combination", "BCG-COMB-1", "BCG-COMB-4", "BCG-AMB-109"})
    void combining_in_the_field_averages_what_is_left() {
        var play = scenario(three("super-combination", "3,4"))
                .choice("turn.action", "combine")
                .choice("combine.place", "2,2")
                .choice("maim.area", "legs");
        Fighter aska = Bout.turn(play, "aska");
        Bout.hurt(play, "aska", 4);
        Bout.hurt(play, "bran", 9);
        Bout.hurt(play, "cora", 7);
        EnergyPayment.energy(play, play.state().unit("bran"), 2, "something");
        EnergyPayment.energy(play, play.state().unit("cora"), 3, "something");
        Bout.act(play);

        assertThat(play.log()).contains("Aska and Bran and Cora combine: 13 Threshold, 2 Energy");
        assertThat(aska.rank(Attribute.THRESHOLD)).isEqualTo(5);
        assertThat(aska.rank(Attribute.ENERGY)).isEqualTo(4);
        assertThat(aska.rank(Attribute.MIGHT)).isEqualTo(4);
        assertThat(aska.maims()).containsExactly(Area.LEGS);
        assertThat(play.state().unit("bran").isOut()).isFalse();
    }

    @Test
    @Ledger({"BCG-COMB-3", "BCG-COMB-4"})
    void what_a_part_has_called_upon_itself_is_for_the_whole() {
        var play = scenario(three("super-combination", "3,4"))
                .choice("turn.action", "combine")
                .choice("combine.place", "2,2");
        Fighter aska = Bout.turn(play, "aska");
        play.emit(new Marked(new Mark(Mark.Kind.IMPREGNABLE, "bran", "bran", "", 1, Clock.FIGHT), "braces"));
        play.emit(new Marked(new Mark(Mark.Kind.SUPPRESSED, "bran", "vex", "", 1, Clock.FIGHT), "is suppressed"));
        Bout.act(play);

        assertThat(play.state().has(Mark.Kind.IMPREGNABLE, aska)).isTrue();
        assertThat(play.state().has(Mark.Kind.SUPPRESSED, aska)).isFalse();
        Damage.resolve(play, aska, 6, DamageCause.itself("a blow"));
        assertThat(aska.points()).isEqualTo(17); // half of it, and no Level
    }

    @Test
    @Ledger("BCG-COMB-4")
    void all_must_be_near_each_other_and_partners_named() {
        var far = scenario(three("super-combination", "6,6"));
        assertThat(Bout.deeds(far.state(), Bout.turn(far, "aska"))).doesNotContain("combine");
        var alone = scenario(fight(
                mecha("Aska", "2,2").combines("super-combination", Optional.empty(), Area.TORSO, "bran"),
                mecha("Bran", "2,2"),
                mecha("Vex", "9,7").foe()));
        assertThat(Bout.deeds(alone.state(), Bout.turn(alone, "aska"))).doesNotContain("combine");
    }

    @Test
    @Ledger({"super-combination", "BCG-COMB-2", "BCG-COMB-5", "BCG-COMB-6", "BCG-TRB-14"})
    void the_lead_has_all_equipment_but_supports_stay_with_their_owners() {
        var play = scenario(three("super-combination", "3,4"))
                .choice("deploy.combine", "yes")
                .dice("initiative.roll", 1, 2, 3, 4);
        rollOrder(play);
        Fighter aska = play.state().unit("aska");
        assertThat(aska.weapons().stream().map(mounted -> mounted.weapon().id()).toList())
                .containsExactly("assault-rifle", "cqc", "vulcans", "beam-saber", "rail-bazooka");
        assertThat(Equipment.has(aska, "slippery-chassis")).isTrue();
        assertThat(Equipment.has(aska, "airstrike")).isFalse();
        play.emit(new Maimed("aska", Area.LEGS));
        assertThat(Equipment.works(play.state(), aska, "jury-rig")).isFalse(); // Bran's things sit in the Legs
        assertThat(aska.rank(Attribute.MIGHT)).isEqualTo(4); // Maims do not change the averages
        assertThat(aska.restorations()).isEqualTo(4);
    }

    @Test
    @Ledger({"BCG-COMB-3", "BCG-AMB-109", "BCG-OFF-7"})
    void subpilots_take_utility_actions_and_move_only_by_boosting() {
        var play = scenario(three("super-combination", "3,4"))
                .choice("deploy.combine", "yes")
                .dice("initiative.roll", 1, 2, 3, 4)
                .choice("turn.action", "boost")
                .choice("boost.place", "6,2");
        rollOrder(play);
        Round.begin(play);
        act(play, "bran");
        Fighter aska = play.state().unit("aska");
        Fighter bran = play.state().unit("bran");
        assertThat(Bout.ids(ActionPhase.deeds(play.state(), aska, bran)))
                .contains("boost", "maneuver", "support:airstrike")
                .noneMatch(id -> id.startsWith("attack") || id.startsWith("aim"));
        assertThat(Movement.budget(play.state(), aska, false)).isZero();
        assertThat(aska.decider().id()).isEqualTo("bran");
        ActionPhase.resolve(play);
        assertThat(play.state().field().zones().text(aska.zone())).isEqualTo("6,2");
        assertThat(bran.zone()).isEqualTo(aska.zone());
    }

    @Test
    @Ledger("BCG-AMB-109")
    void energy_comes_back_once_a_round_and_everybody_gains_for_a_level() {
        var play = scenario(three("super-combination", "3,4"))
                .choice("deploy.combine", "yes")
                .dice("initiative.roll", 1, 2, 3, 4)
                .choice("maim.area", "head");
        rollOrder(play);
        Round.begin(play);
        act(play, "cora");
        Fighter aska = play.state().unit("aska");
        EnergyPayment.energy(play, aska, 3, "something");
        play.emit(new TurnEnded("cora"));
        act(play, "aska");
        assertThat(aska.energy()).isEqualTo(1);
        play.emit(new TurnEnded("aska"));
        Damage.resolve(play, aska, 5, DamageCause.by(play.state().unit("vex"), "a blow"));
        for (String pilot : new String[] {"aska", "bran", "cora"}) {
            assertThat(play.state().unit(pilot).genre().points()).isEqualTo(3);
        }
        Bout.next(play, "bran");
        assertThat(aska.energy()).isEqualTo(4);
    }

    @Test
    @Ledger({"unison-combination", "BCG-COMB-3", "BCG-COMB-5", "BCG-AMB-109"})
    void in_unison_whoever_acts_may_lead_with_their_own_form_and_all_share_their_points() {
        var play = scenario(three("unison-combination", "3,4"))
                .choice("deploy.combine", "yes")
                .dice("initiative.roll", 1, 2, 3, 4)
                .choice("beginning.item", "take-lead")
                .choice("beginning.item", "on")
                .choice("beginning.item", "take-lead");
        rollOrder(play);
        Round.begin(play);
        Fighter aska = play.state().unit("aska");
        assertThat(aska.rank(Attribute.MIGHT)).isEqualTo(6);
        assertThat(aska.rank(Attribute.THRESHOLD)).isEqualTo(5);
        assertThat(aska.genre().points()).isEqualTo(6);
        act(play, "cora");
        assertThat(play.log()).contains("Cora takes the lead of the combined Unit");
        assertThat(aska.rank(Attribute.MIGHT)).isEqualTo(2);
        assertThat(aska.rank(Attribute.SPEED)).isEqualTo(7);
        assertThat(Equipment.has(aska, "slippery-chassis")).isTrue(); // Internals are shared
        assertThat(Equipment.has(aska, "jury-rig")).isFalse();
        assertThat(Bout.ids(ActionPhase.deeds(play.state(), aska, play.state().unit("cora"))))
                .contains("boost", "aim");
        play.emit(new arbiter.games.centuryg.weapon.WeaponUse.WeaponUsed("aska", "rail-bazooka", true, false, false));
        play.emit(new TurnEnded("cora"));
        act(play, "bran"); // declines to lead
        assertThat(aska.rank(Attribute.MIGHT)).isEqualTo(2);
        assertThat(Bout.ids(ActionPhase.deeds(play.state(), aska, play.state().unit("bran"))))
                .noneMatch(id -> id.startsWith("aim"));
        play.emit(new TurnEnded("bran"));
        act(play, "aska");
        assertThat(aska.rank(Attribute.MIGHT)).isEqualTo(6);
        assertThat(aska.used().spent()).isEmpty(); // each form has its own
        assertThat(play.state().unit("cora").used().spent()).containsExactly("rail-bazooka");
        assertThat(aska.genre().points()).isEqualTo(6);
    }

    @Test
    @Ledger("BCG-COMB-3")
    void a_subpilots_power_serves_the_whole_and_is_the_subpilots_own() {
        var play = scenario(three("super-combination", "3,4"))
                .choice("deploy.combine", "yes")
                .dice("initiative.roll", 1, 2, 3, 4);
        rollOrder(play);
        Round.begin(play);
        act(play, "bran");
        Fighter aska = play.state().unit("aska");
        Fighter bran = play.state().unit("bran");

        assertThat(CombatScenario.setups(play.state(), bran)).contains("my-style-is-impetuous");
        assertThat(CombatScenario.setups(play.state(), aska)).doesNotContain("my-style-is-impetuous");
        CombatScenario.setup(play, bran, "my-style-is-impetuous");
        assertThat(play.state().has(Mark.Kind.IMPETUOUS, aska)).isTrue();
        assertThat(bran.genre().points()).isEqualTo(1);
        assertThat(aska.genre().points()).isEqualTo(2);
    }

    @Test
    @Ledger({"BCG-COMB-2", "BCG-DMG-5"})
    void the_end_of_the_whole_is_the_end_of_its_parts() {
        var play = scenario(three("super-combination", "3,4"))
                .choice("deploy.combine", "yes")
                .dice("initiative.roll", 1, 2, 3, 4)
                .choice("damage.answer", "pass")
                .choice("damage.answer", "pass")
                .choice("damage.answer", "pass")
                .choice("damage.lethal", "pass")
                .choice("damage.lethal", "pass")
                .choice("damage.lethal", "pass");
        rollOrder(play);
        Round.begin(play);
        Damage.resolve(
                play, play.state().unit("aska"), 30, DamageCause.by(play.state().unit("vex"), "a blow"));
        assertThat(play.state().unit("bran").fate()).isEqualTo(UnitFate.DESTROYED);
        assertThat(play.log()).contains("Bran's Core ejects to C3", "Cora's Core ejects to C3");
        assertThat(OperationOutcome.of(play.state())).isPresent();
    }
}
