package arbiter.games.centuryg.power;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.turn;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Overheard;
import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.duel.DuelEnded;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.utility.Dock.Docked;
import arbiter.testkit.Ledger;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What happens once and not again, and what does not happen to others. */
class OnceClausesTest extends CombatScenario {

    @Test
    @Ledger({"BCG-GP-4", "BCG-AMB-87", "not-so-fast", "try-again"})
    void a_power_limited_to_a_test_is_not_asked_for_again_after_a_reroll() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(3).might(6).speed(0).armed("beam-rifle"),
                        mecha("Vex", "4,2").foe().guard(7).level(0).threshold(9),
                        mecha("Wolf", "6,2").foe().level(3)),
                1,
                "aska");
        var play = scenario(state)
                .dice("attack.might", 9)
                .choice("attack.answer", "pass") // Aska hits
                .choice("attack.answer", "not-so-fast")
                .dice("attack.might", 9, 8, 1) // and misses by the lowest of three
                .choice("attack.answer", "try-again")
                .dice("attack.might", 9, 8);
        Overheard heard = Overheard.at(play);

        attack(heard, state.unit("aska"), state.unit("vex"), "beam-rifle");

        assertThat(heard.asked("attack.answer"))
                .containsExactly("aska: try-again pass", "wolf: not-so-fast pass", "aska: try-again pass");
        assertThat(tests(play)).containsExactly("16 against 12", "8 against 12", "15 against 12");
    }

    @Test
    @Ledger({"BCG-OFF-4", "BCG-AMB-64"})
    void an_aim_at_a_zone_is_good_for_that_zone_and_that_weapon() {
        CenturyState state = fight(
                mecha("Aska", "1,1").speed(0).armed("rail-bazooka", "bombardment"),
                mecha("Vex", "4,1").foe());
        Fighter aska = state.unit("aska");
        var play = scenario(state).choice("aim.weapon", "rail-bazooka").choice("aim.target", "3,1");

        act(play, "aska", "aim");

        assertThat(AimBenefit.at(state, aska, wield(aska, "rail-bazooka"), Drill.zone("3,1")))
                .isTrue();
        assertThat(AimBenefit.at(state, aska, wield(aska, "rail-bazooka"), Drill.zone("4,1")))
                .isFalse();
        assertThat(AimBenefit.at(state, aska, wield(aska, "bombardment"), Drill.zone("3,1")))
                .isFalse();
        assertThat(AimBenefit.at(state, aska, wield(aska, "rail-bazooka"), state.unit("vex")))
                .isFalse();
    }

    @Test
    @Ledger({"BCG-DOCK-1", "BCG-OFF-7", "BCG-UTIL-1"})
    void docking_is_a_move_and_then_going_in() {
        CenturyState state = fight(
                mecha("Ark", "2,0").fitted("base-unit"),
                mecha("Aska", "0,0").speed(2),
                mecha("Vex", "9,0").foe());
        var play = scenario(state);
        turn(play, "aska");
        play.emit(new Marked(new Mark(Mark.Kind.PINNED, "aska", "vex", "", 3, Clock.rounds("vex", 1)), "is pinned"));

        act(play, "aska", "dock:ark");

        assertThat(menu(play, "aska")).contains("redeploy").doesNotContain("dock:ark");
        assertThat(menu(play, "ark")).doesNotContain("dock:ark");
        assertThat(play.log())
                .endsWith(
                        "Aska moves to C1",
                        "Aska moves under fire",
                        "Aska takes 3 Damage, 13 left",
                        "Aska docks in Ark");
    }

    @Test
    @Ledger({"BCG-COMB-4", "BCG-DOCK-2"})
    void nobody_combines_inside_a_base_or_in_a_duel() {
        CenturyState state = fight(
                mecha("Ark", "2,2").fitted("base-unit"),
                mecha("Aska", "2,2").combines("super-combination", Optional.empty(), Area.TORSO, "bran"),
                mecha("Bran", "2,2").combines("super-combination", Optional.of("aska"), Area.LEGS, "aska"),
                mecha("Vex", "2,2").foe());
        var play = scenario(state);
        assertThat(menu(play, "aska")).contains("combine");
        play.emit(new DuelBegan("bran", "vex"));
        assertThat(menu(play, "aska")).doesNotContain("combine");
        play.emit(new DuelEnded("bran"));
        play.emit(new Docked("bran", "ark"));

        assertThat(menu(play, "aska")).doesNotContain("combine");
    }

    @Test
    @Ledger({"take-one-for-the-team", "BCG-AMB-90"})
    void nobody_takes_damage_for_an_enemy() {
        CenturyState state = fight(
                mecha("Aska", "2,2").level(2).speed(5).knows("take-one-for-the-team"),
                mecha("Vex", "3,2").foe().level(0).threshold(9),
                mecha("Wolf", "3,3").foe().level(0));
        var play = scenario(state);

        Damage.resolve(play, state.unit("vex"), 3, DamageCause.by(state.unit("wolf"), "a stray shot"));

        assertThat(damage(play)).containsExactly("vex 3"); // and nobody was asked
    }

    @Test
    @Ledger({"duelist-model", "BCG-UTIL-5", "BCG-DUEL-9"})
    void a_free_attack_may_be_let_go_and_disengaging_leads_away() {
        CenturyState state =
                fight(mecha("Aska", "3,3").speed(1), mecha("Vex", "3,3").foe().fitted("duelist-model"));
        var play = scenario(state).choice("disengage.free", "pass").choice("disengage.place", "2,3");
        Overheard heard = Overheard.at(play);
        play.emit(new DuelBegan("aska", "vex"));

        act(heard, "aska", "disengage");

        assertThat(play.log()).containsExactly("Aska and Vex are in a Duel", "Aska's Duel is over", "Aska moves to C4");
    }
}
