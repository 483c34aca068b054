package arbiter.games.centuryg.crew;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.place;
import static arbiter.games.centuryg.Drill.rollOrder;
import static arbiter.games.centuryg.Drill.whom;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.Overheard;
import arbiter.games.centuryg.Tables;
import arbiter.games.centuryg.machine.Outfit.FormTaken;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.utility.RestorationUsed;
import arbiter.games.centuryg.weapon.WeaponUse.WeaponUsed;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Combinations, forms and what can be restored, clause by clause. */
class CombinedClausesTest extends CombatScenario {

    private static final String SUPER = "super-combination";
    private static final String UNISON = "unison-combination";

    private static Hangar aska(String kind) {
        return mecha("Aska", "2,2").level(1).combines(kind, Optional.empty(), Area.TORSO, "bran");
    }

    private static Hangar bran(String kind, String at) {
        Optional<String> lead = kind.equals(SUPER) ? Optional.of("aska") : Optional.empty();
        return mecha("Bran", at).level(1).combines(kind, lead, Area.LEGS, "aska");
    }

    @Test
    @Ledger("BCG-COMB-1")
    void partners_own_the_same_kind_of_combination() {
        var alike = scenario(
                fight(aska(SUPER), bran(SUPER, "2,3"), mecha("Vex", "9,7").foe()));
        var mixed = scenario(
                fight(aska(SUPER), bran(UNISON, "2,3"), mecha("Vex", "9,7").foe()));

        assertThat(menu(alike, "aska")).contains("combine");
        assertThat(menu(mixed, "aska")).doesNotContain("combine");
        assertThat(menu(mixed, "bran")).doesNotContain("combine");
    }

    @Test
    @Ledger({"BCG-COMB-4", "BCG-OP-8"})
    void whoever_takes_the_action_may_move_to_the_others_first() {
        CenturyState state = fight(
                aska(SUPER), bran(SUPER, "6,2").speed(3), mecha("Vex", "9,7").foe());
        var play = scenario(state).choice("combine.place", "3,2");
        Overheard heard = Overheard.at(play);

        assertThat(menu(play, "bran")).contains("combine");
        act(heard, "bran", "combine");

        assertThat(heard.asked("combine.place")).containsExactly("bran: 3,1 3,2 3,3"); // within a Zone of 2,2
        assertThat(play.log()).containsExactly("Bran moves to D3", "Aska and Bran combine: 16 Threshold, 5 Energy");
        assertThat(place(state.unit("bran"))).isEqualTo("2,2");
    }

    @Test
    @Ledger({"BCG-COMB-2", "BCG-ALT-1"})
    void a_combined_unit_is_one_unit_and_stays_so() {
        CenturyState state =
                fight(aska(SUPER), bran(SUPER, "2,3"), mecha("Vex", "4,2").foe().armed("assault-rifle"));
        var play = scenario(state);
        play.emit(new Combined("aska", List.of("bran"), false));

        assertThat(whom(play, "vex", "attack:assault-rifle")).containsExactly("aska");
        assertThat(menu(play, "aska")).doesNotContain("combine", "eject", "separate");
        assertThat(Bout.ids(ActionPhase.deeds(state, state.unit("aska"), state.unit("bran"))))
                .doesNotContain("combine", "eject", "separate");
    }

    @Test
    @Ledger({"BCG-COMB-5", "BCG-REST-1"})
    void a_super_combination_restores_what_followers_spent_and_keeps_what_the_lead_spent() {
        CenturyState state = fight(
                aska(SUPER).systems(2).armed("bombardment").fitted("jury-rig"),
                bran(SUPER, "2,3").systems(7).armed("finger-net", "zweihander"),
                mecha("Vex", "2,2").foe());
        var play = scenario(state);
        Bout.turn(play, "vex");
        play.emit(new WeaponUsed("aska", "bombardment", true, false, false));
        play.emit(new RestorationUsed("aska", 1, "Jury Rig"));
        play.emit(new WeaponUsed("bran", "finger-net", true, false, false));
        play.emit(new WeaponUsed("bran", "zweihander", false, false, true));

        play.emit(new Combined("aska", List.of("bran"), false));

        Fighter aska = state.unit("aska");
        assertThat(menu(play, "aska")).contains("attack:finger-net").doesNotContain("attack:bombardment");
        assertThat(aska.used().techniques()).isZero();
        assertThat(aska.restorations()).isEqualTo(3); // the average of 2 and 7, less the one the lead has used
    }

    @Test
    @Ledger({"BCG-REST-1", "BCG-OP-2", "BCG-AMB-131", "frame"})
    void the_budget_of_restorations_is_the_systems_of_the_form_one_deploys_in() {
        CenturyState state = fight(
                mecha("Aska", "0,0")
                        .systems(3)
                        .might(6)
                        .fitted("frame", "regenerative")
                        .form("Siege", Attribute.MIGHT, Attribute.SYSTEMS),
                mecha("Vex", "9,0").foe());
        var play = scenario(state).choice("deploy.form", "form:1").dice("initiative.roll", 5, 6);

        rollOrder(play);

        Fighter aska = state.unit("aska");
        assertThat(aska.restorations()).isEqualTo(6);
        play.emit(new RestorationUsed("aska", 1, "Regenerative"));
        play.emit(new FormTaken("aska", 0, "Default Form"));
        assertThat(aska.restorations()).isEqualTo(3);
        play.emit(new FormTaken("aska", 1, "Siege"));
        assertThat(aska.restorations()).isEqualTo(5); // what is spent stays spent
    }

    @Test
    @Ledger({"BCG-REST-1", "jury-rig", "regenerative"})
    void all_restoration_upgrades_share_one_budget() {
        CenturyState state = fight(
                mecha("Aska", "0,0").speed(0).systems(3).fitted("jury-rig", "regenerative"),
                mecha("Vex", "9,0").foe());
        var play = scenario(state)
                .choice("beginning.item", "regenerative")
                .choice("regenerative.energy", "1")
                .choice("jury-rig.energy", "1");
        Fighter aska = Bout.turn(play, "aska");
        Bout.hurt(play, "aska", 3);

        BeginningPhase.resolve(play);
        assertThat(menu(play, "aska")).contains("jury-rig"); // two of three uses are gone
        act(play, "aska", "jury-rig");

        assertThat(aska.restorations()).isZero();
        assertThat(aska.points()).isEqualTo(15);
        assertThat(menu(play, "aska")).doesNotContain("jury-rig");
    }

    @Test
    @Ledger("BCG-ALT-1")
    void forms_swap_the_attributes_of_the_default_form_whichever_was_there_before() {
        CenturyState state = fight(mecha("Aska", "0,0")
                .might(6)
                .guard(5)
                .speed(2)
                .fitted("transformation")
                .form("Falcon", Attribute.MIGHT, Attribute.SPEED)
                .form("Turtle", Attribute.GUARD, Attribute.SPEED));
        var play = scenario(state);
        play.emit(new FormTaken("aska", 1, "Falcon"));
        play.emit(new FormTaken("aska", 2, "Turtle"));

        Fighter aska = state.unit("aska");
        assertThat(aska.rank(Attribute.MIGHT)).isEqualTo(6);
        assertThat(aska.rank(Attribute.GUARD)).isEqualTo(2);
        assertThat(aska.rank(Attribute.SPEED)).isEqualTo(5);
    }

    @Test
    @Ledger({"BCG-THEME-2", "BCG-COMB-3", "unison-combination"})
    void what_a_pilot_in_unison_earns_goes_into_the_common_purse() {
        CenturyState state =
                fight(aska(UNISON), bran(UNISON, "2,3"), mecha("Vex", "9,7").foe());
        var play = scenario(state);
        play.emit(new Combined("aska", List.of("bran"), true));

        play.emit(Tables.edit(play.state(), "reward-theme", "bran", "{theme: bane}"));

        assertThat(Powers.points(state, state.unit("bran"))).isEqualTo(3);
        assertThat(Powers.points(state, state.unit("aska"))).isEqualTo(3);
    }
}
